import classes from './SkipLink.module.css'

/** The first stop of the Tab key: past the header, into the page's `#main`. */
export function SkipLink() {
  return (
    <a className={classes.skip} href="#main">
      Skip to the content
    </a>
  )
}
