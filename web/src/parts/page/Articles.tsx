import { blogFeedPath } from '@greenroom/shared/wire'
import { Button, Skeleton } from '@mantine/core'
import { IconRss } from '@tabler/icons-react'
import { clsx } from 'clsx'
import { Link } from 'react-router'
import { addressOf, type ListedArticle, minutesOf, pictureUrl, useArticles } from '../../data/articles.ts'
import { longDateOf } from '../../data/days.ts'
import ui from '../../ui/primitives.module.css'
import classes from './Articles.module.css'
import { pageTexts } from './texts.ts'

const texts = pageTexts.articles

/** Every article, latest first, and the feed. */
export function Articles() {
  const { data: articles, isError, refetch } = useArticles()
  return (
    <div>
      <p className={clsx(ui.small, classes.feed)}>
        <a href={blogFeedPath} className={clsx(ui.inlineRow, ui.gap6, ui.accent)}>
          <IconRss size={16} stroke={1.6} aria-hidden="true" /> {texts.feed}
        </a>
      </p>
      {isError && (
        <div role="alert">
          <p>{texts.failed}</p>
          <Button onClick={() => void refetch()}>{texts.again}</Button>
        </div>
      )}
      {articles === undefined && !isError && (
        <div role="status" aria-busy="true" aria-label={texts.loading}>
          {[1, 2, 3].map((each) => (
            <Skeleton key={each} height={180} mb={24} animate={false} />
          ))}
        </div>
      )}
      {articles?.length === 0 && <p className={ui.quiet}>{texts.none}</p>}
      {articles !== undefined && articles.length > 0 && (
        <ul className={ui.list}>
          {articles.map((article) => (
            <ArticleItem key={article.id} article={article} />
          ))}
        </ul>
      )}
    </div>
  )
}

function ArticleItem({ article: { id, title, access, item } }: { article: ListedArticle }) {
  return (
    <li className={clsx(ui.grid, ui.lineAbove, classes.article)}>
      {item === undefined ? <span /> : <img src={pictureUrl(item)} alt="" className={classes.thumb} loading="lazy" />}
      <div>
        <h2 className={ui.under4}>
          <Link to={addressOf(id)} className={classes.name}>
            {title}
          </Link>
        </h2>
        {item === undefined ? (
          <p className={clsx(ui.flat, ui.small, ui.quiet)}>{access === 'open' ? '' : texts.badges[access]}</p>
        ) : (
          <>
            <p className={clsx(ui.under8, ui.small, ui.quiet)}>
              {texts.by(item.author, longDateOf(item.published), minutesOf(item))}
            </p>
            <p className={clsx(ui.flat, ui.pretty)}>{item.summary}</p>
          </>
        )}
      </div>
    </li>
  )
}
