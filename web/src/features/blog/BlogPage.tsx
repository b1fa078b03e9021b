import { blogFeedPath } from '@greenroom/shared/wire'
import { Button, Skeleton } from '@mantine/core'
import { IconRss } from '@tabler/icons-react'
import { clsx } from 'clsx'
import { Link } from 'react-router'
import { longDateOf } from '../../data/days.ts'
import ui from '../../ui/primitives.module.css'
import { addressOf, type ListedArticle, minutesOf, pictureUrl, useArticles } from './articles.ts'
import classes from './Blog.module.css'
import { blogTexts as texts } from './texts.ts'

/** `/blog`: every article, latest first (spec §2). */
export default function BlogPage() {
  const { data: articles, isError, refetch } = useArticles()
  return (
    <div className={clsx(ui.centred, ui.contentWide, classes.page)}>
      <h1 className={ui.under12}>{texts.title}</h1>
      <p className={clsx(ui.text17, ui.line27, ui.quiet, ui.pretty, ui.under8)}>{texts.lead}</p>
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
