/**
 * The latest version of events and commits that this program reads. Increase it with every change to one of their
 * schemas; `docs/versions.md` explains how.
 */
export const knownVersion = 3

/**
 * The version of newly written commits. Equal to `knownVersion`, or one lower until every engine knows the new version.
 * Stored data without a version is version 1.
 */
export const currentVersion = 3

/** The version of stored or sent data. */
export const versionOf = ({ version = 1 }: { version?: number | undefined }): number => version
