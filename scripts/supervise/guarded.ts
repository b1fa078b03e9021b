/** The pipe from the supervisor that the guard listens to. */
export const GUARD_DESCRIPTOR = 3

const WITH_GUARD = `
umask 077
{ read -r _ <&${GUARD_DESCRIPTOR} || kill -TERM $$; } >/dev/null 2>&1 &
exec ${GUARD_DESCRIPTOR}<&-
exec "$@"`

/**
 * A command for a program that is not ours, and so knows nothing of the supervisor: a guard in its process group asks it
 * to stop when the supervisor's end of the pipe closes, which even SIGKILL does. Files that the program makes are its owner's alone.
 */
export function guarded(command: string, args: string[]): { command: string; args: string[] } {
  return { command: '/bin/sh', args: ['-c', WITH_GUARD, 'sh', command, ...args] }
}
