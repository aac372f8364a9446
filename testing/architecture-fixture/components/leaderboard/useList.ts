import useSWR from 'swr';

export const readsList = () => useSWR('/api/projects-list');
