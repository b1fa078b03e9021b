/**
 * The version in which commits are written. It rises when the schema of an event or of a commit changes; what is stored says which one
 * it was written in, and 1 where it says none. How a change is made: `docs/versions.md`.
 */
export const currentVersion = 2

/** The version of something stored or sent. */
export const versionOf = ({ version = 1 }: { version?: number | undefined }): number => version
