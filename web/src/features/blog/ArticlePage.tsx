import { Button, Skeleton } from '@mantine/core'
import { clsx } from 'clsx'
import { Link, useParams } from 'react-router'
import { PageHead } from '../../app/layout/PageHead.tsx'
import { addressOf, type ListedArticle, minutesOf, pictureUrl, useArticles } from '../../data/articles.ts'
import { longDateOf } from '../../data/days.ts'
import { Markdown } from '../../ui/Markdown.tsx'
import { Notice } from '../../ui/Notice.tsx'
import ui from '../../ui/primitives.module.css'
import classes from './Blog.module.css'
import { blogTexts as texts } from './texts.ts'

const maxNext = 2

/** `/blog/:id`: one article, its challenges, and what to read next. */
export default function ArticlePage() {
  const { id } = useParams()
  const { data: articles, isError, refetch } = useArticles()
  if (isError)
    return <Notice title={texts.failed} body="" action={{ label: texts.again, onClick: () => void refetch() }} />
  if (articles === undefined)
    return (
      <div className={clsx(ui.centred, classes.reading)} role="status" aria-busy="true" aria-label={texts.loading}>
        <Skeleton height={38} width={320} mb={24} animate={false} />
        <Skeleton height={420} animate={false} />
      </div>
    )
  const article = articles.find((each) => each.id === id)
  if (article === undefined) {
    const { title, body, action } = texts.unknown
    return (
      <>
        <PageHead title={title} description={body} indexed={false} isKnown={false} />
        <Notice title={title} body={body} action={{ label: action, to: '/blog' }} />
      </>
    )
  }
  if (article.item === undefined) {
    const isPremium = article.access === 'premium'
    const { body, action } = texts.locked[isPremium ? 'premium' : 'coming_soon']
    return (
      <>
        <PageHead title={article.title} description={body} indexed={false} />
        <Notice
          title={article.title}
          body={body}
          action={{ label: action, to: isPremium ? '/app/subscriptions' : '/blog' }}
        />
      </>
    )
  }
  const at = articles.indexOf(article)
  const others = [...articles.slice(at + 1), ...articles.slice(0, at)].filter(({ item }) => item !== undefined)
  return <ArticleText key={article.id} article={article} next={others.slice(0, maxNext)} />
}

function ArticleText({ article: { title, item }, next }: { article: ListedArticle; next: readonly ListedArticle[] }) {
  if (item === undefined) return null
  return (
    <article className={clsx(ui.centred, ui.text17, ui.line27, classes.reading)}>
      <PageHead title={title} description={item.summary} />
      <p className={clsx(ui.under16, ui.small)}>
        <Link to="/blog">{texts.back}</Link>
      </p>
      <h1 className={ui.under8}>{title}</h1>
      <p className={clsx(ui.under24, ui.small, ui.quiet)}>
        {texts.by(item.author, longDateOf(item.published), minutesOf(item))}
      </p>
      <img
        src={pictureUrl(item)}
        alt={item.picture.alt}
        width={1200}
        height={500}
        className={clsx(ui.under24, classes.picture)}
      />
      <Markdown text={item.body} isPage />
      {item.related.length > 0 && (
        <section className={clsx(ui.lineAbove, classes.part)} aria-labelledby="practise">
          <h2 id="practise" className={ui.under12}>
            {texts.practise}
          </h2>
          <ul className={clsx(ui.list, ui.row, ui.wrap, ui.gap12)}>
            {item.related.map((challenge) => (
              <li key={challenge.id}>
                <Button component={Link} to={`/app/mockInterview?challenge=${encodeURIComponent(challenge.id)}`}>
                  {texts.challenge(challenge.title)}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {next.length > 0 && (
        <section className={clsx(ui.lineAbove, classes.part)} aria-labelledby="next">
          <h2 id="next" className={ui.under12}>
            {texts.more}
          </h2>
          <ul className={ui.list}>
            {next.map((other) => (
              <li key={other.id} className={ui.under12}>
                <Link to={addressOf(other.id)}>{other.title}</Link>
                <p className={clsx(ui.flat, ui.small, ui.quiet)}>{other.item?.summary}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </article>
  )
}
