export const RELEASE = 'plumbline@0.1.0';
