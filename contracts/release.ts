/** The release that error events name when the operator gives none: the package's name and version. */
export const RELEASE = 'plumbline@0.1.0';
