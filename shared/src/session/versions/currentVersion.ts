/**
 * The latest version of events and commits that this program reads. It rises when one of their schemas changes; `docs/versions.md` says how
 * a change is made.
 */
export const knownVersion = 3

/**
 * The version in which commits are written: at most `knownVersion`, and one behind it until every engine knows that one. What is stored
 * says its version, and 1 where it says none.
 */
export const currentVersion = 3

/** The version of something stored or sent. */
export const versionOf = ({ version = 1 }: { version?: number | undefined }): number => version
