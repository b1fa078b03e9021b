/** Ends a process group at once; it is no error if nothing of it is left. */
export function endGroup(leaderPid: number): void {
  try {
    process.kill(-leaderPid, 'SIGKILL')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
