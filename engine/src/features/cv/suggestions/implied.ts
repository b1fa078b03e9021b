/** A technology, and those that nobody uses without it. Mentioning one of them shows knowledge of the first, too. */
const listed = `
JavaScript: TypeScript, Node.js, Next.js, Nuxt, Vue.js, React, React Native, Angular, AngularJS, Svelte, Express, NestJS, jQuery, Redux
Node.js: Express, NestJS
React: Next.js, Redux
HTML: React, Vue.js, Angular, AngularJS, Svelte, Next.js, Nuxt, jQuery, Bootstrap, WordPress
CSS: Sass, Tailwind CSS, Bootstrap
Python: Django, Flask, FastAPI, NumPy, pandas, scikit-learn, PyTorch, TensorFlow, Jupyter, Airflow, pytest
SQL: dbt, Snowflake, BigQuery, Redshift, MySQL, MariaDB, PostgreSQL, SQLite, Oracle, SQL Server
Java: Spring, Spring Boot, Hibernate, JUnit
PHP: Laravel, Symfony, WordPress
Ruby: Ruby on Rails
C#: ASP.NET
.NET: ASP.NET
Dart: Flutter
Docker: Docker Compose, Kubernetes
Kubernetes: Helm
AWS: EC2, S3, Lambda, DynamoDB, Redshift
Git: GitHub, GitHub Actions, GitLab, GitLab CI
GitHub: GitHub Actions
CI/CD: GitHub Actions, GitLab CI, Jenkins
`

const implies = new Map(
  listed
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', others = ''] = line.split(': ')
      return [name, others.split(', ')] as const
    }),
)

/** Whether the given technologies imply that somebody knows this one, as Node.js implies JavaScript. */
export const isShownBy = (name: string, used: ReadonlySet<string>): boolean =>
  used.has(name) || (implies.get(name) ?? []).some((other) => isShownBy(other, used))
