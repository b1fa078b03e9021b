/** The pipe from the supervisor that the guard watches. */
export const GUARD_DESCRIPTOR = 3

const WITH_GUARD = `
umask 077
{ read -r _ <&${GUARD_DESCRIPTOR} || kill -TERM $$; } >/dev/null 2>&1 &
exec ${GUARD_DESCRIPTOR}<&-
exec "$@"`

/**
 * Builds a command that runs a third-party program with a guard in its process group. When the supervisor's end of the
 * pipe closes, even by SIGKILL, the guard asks the program to stop. Only the owner can read files that the program
 * creates.
 */
export function guarded(command: string, args: string[]): { command: string; args: string[] } {
  return { command: '/bin/sh', args: ['-c', WITH_GUARD, 'sh', command, ...args] }
}
