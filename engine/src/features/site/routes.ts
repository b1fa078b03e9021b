import { type Site, sitePaths, siteSchema } from '@greenroom/shared/wire'
import type { HttpApp } from '../../platform/httpService.ts'

/** `GET /api/site`: the settings of this installation that pages need. */
export function siteRoutes(app: HttpApp, site: Site): void {
  app.get(
    sitePaths.site,
    {
      schema: { summary: 'This installation’s settings for pages', tags: ['visitors'], response: { 200: siteSchema } },
    },
    async () => site,
  )
}
