import { aptInstall, aptIsAllowed } from './apt.ts'

/** A tool from outside npm: how to find it, and how to come by it. */
export type Tool = {
  name: string
  /** A full path, or undefined where it is not (completely) there. */
  find: () => string | undefined
  debianPackages: string[]
  /** One sentence for those whose machine we cannot install it on. */
  howToInstall: string
}

export type FoundTool = { ok: true; path: string } | { ok: false; reason: string }

/** Finds a tool, else installs it where apt may be used, else says in one line what to install and how. */
export async function ensureTool(tool: Tool): Promise<FoundTool> {
  const found = tool.find()
  if (found) return { ok: true, path: found }
  if (!aptIsAllowed()) return { ok: false, reason: `${tool.name} was not found. ${tool.howToInstall}` }

  const outcome = await aptInstall(tool.debianPackages)
  if (!outcome.ok)
    return { ok: false, reason: `${tool.name} was not found and ${outcome.reason}. ${tool.howToInstall}` }
  const installed = tool.find()
  return installed
    ? { ok: true, path: installed }
    : { ok: false, reason: `${tool.name} was not found after its installation. ${tool.howToInstall}` }
}
