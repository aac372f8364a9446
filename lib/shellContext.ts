import { createContext, useContext } from 'react';
import { bareShell, type ShellProps } from './shell';

/** The shell's props for whatever stands deep in a page; the Layout gives them. */
export const ShellContext = createContext<ShellProps>(bareShell());
export const useShell = (): ShellProps => useContext(ShellContext);
