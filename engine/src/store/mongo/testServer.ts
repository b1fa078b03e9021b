/** A MongoDB server for the specs: its address and what stops it, or the reason why there is none. */
export type TestServer = { url: string; stop: () => Promise<void> } | { missing: string }

const image = 'mongo:8'

/** MONGODB_URL where it is set, else a container where a Docker engine answers. */
export async function findTestServer(): Promise<TestServer> {
  const given = process.env.MONGODB_URL
  if (given) return { url: given, stop: async () => {} }
  try {
    const { GenericContainer, Wait } = await import('testcontainers')
    const container = await new GenericContainer(image)
      .withExposedPorts(27017)
      .withWaitStrategy(Wait.forLogMessage(/Waiting for connections/))
      .start()
    const url = `mongodb://${container.getHost()}:${container.getMappedPort(27017)}`
    return { url, stop: async () => void (await container.stop()) }
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    return { missing: `MONGODB_URL is not set, and no container of ${image} can be started (${why})` }
  }
}
