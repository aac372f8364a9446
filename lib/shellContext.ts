import { createContext, useContext } from 'react';
import { bareShell, type ShellProps } from './shell';

export const ShellContext = createContext<ShellProps>(bareShell());
export const useShell = (): ShellProps => useContext(ShellContext);
