import { createContext } from 'react';

/** Of the project on the page, for links far down in it. */
export const ProjectId = createContext('');
