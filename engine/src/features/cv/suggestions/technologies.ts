/** Each technology in its maker's spelling, then in other spellings, with acronyms last. */
const listed = `
JavaScript: javascript, java script, java-script
TypeScript: typescript, type script
Node.js: node.js, nodejs, node js, node
Next.js: next.js, nextjs
Nuxt: nuxt, nuxtjs, nuxt.js
Vue.js: vue.js, vuejs, vue js, vue
React: react, reactjs, react.js, react js
React Native: react native, react-native
Angular: angular
AngularJS: angularjs, angular.js
Svelte: svelte, sveltejs
Express: expressjs, express.js, express
NestJS: nestjs, nest.js
jQuery: jquery
Redux: redux
GraphQL: graphql, graph ql
REST: rest, restful
gRPC: grpc
WebSocket: websocket, websockets, web sockets
HTML: html, html5
CSS: css, css3
Sass: sass, scss
Tailwind CSS: tailwind, tailwindcss, tailwind css
Bootstrap: bootstrap
Webpack: webpack
Vite: vite
Python: python, python3
Django: django
Flask: flask
FastAPI: fastapi, fast api
NumPy: numpy
pandas: pandas
scikit-learn: scikit-learn, scikit learn, sklearn
PyTorch: pytorch
TensorFlow: tensorflow, tensor flow
Jupyter: jupyter
Airflow: airflow, apache airflow
Spark: spark, pyspark, apache spark
Hadoop: hadoop
Hive: hive
dbt: dbt
Snowflake: snowflake
BigQuery: bigquery, big query
Redshift: redshift
Databricks: databricks, data bricks
Kafka: kafka, apache kafka
Flink: flink, apache flink
RabbitMQ: rabbitmq, rabbit mq
Java: java
Spring: spring
Spring Boot: spring boot, springboot, spring-boot
Hibernate: hibernate
Maven: maven
Gradle: gradle
Kotlin: kotlin
Scala: scala
Go: go, golang
Rust: rust
C: c
C++: c++, cpp
C#: c#, csharp
.NET: .net, dotnet, dot net
ASP.NET: asp.net
PHP: php
Laravel: laravel
Symfony: symfony
WordPress: wordpress, word press
Ruby: ruby
Ruby on Rails: ruby on rails, rails, ror
Perl: perl
Bash: bash
Swift: swift
Objective-C: objective-c, objective c
iOS: ios
Android: android
Flutter: flutter
Dart: dart
Elixir: elixir
Haskell: haskell
R: r
MATLAB: matlab
COBOL: cobol
SQL: sql
MySQL: mysql, my sql
MariaDB: mariadb
PostgreSQL: postgresql, postgres, postgre sql, postgressql
SQLite: sqlite
Oracle: oracle
SQL Server: sql server, mssql, ms sql
MongoDB: mongodb, mongo db, mongo
Redis: redis
Cassandra: cassandra
DynamoDB: dynamodb, dynamo db
Elasticsearch: elasticsearch, elastic search
ClickHouse: clickhouse
Neo4j: neo4j
Docker: docker
Docker Compose: docker compose, docker-compose
Kubernetes: kubernetes, kubernates, k8s
Helm: helm
Terraform: terraform, terra form
Ansible: ansible
Puppet: puppet
Jenkins: jenkins
GitHub: github, git hub
GitHub Actions: github actions
GitLab: gitlab, git lab
GitLab CI: gitlab ci
Git: git
SVN: svn, subversion
Jira: jira
Confluence: confluence
AWS: aws, amazon web services
EC2: ec2
S3: s3
Lambda: lambda, aws lambda
Azure: azure, microsoft azure
Google Cloud: google cloud, gcp, google cloud platform
Linux: linux
Nginx: nginx
Prometheus: prometheus
Grafana: grafana
Datadog: datadog, data dog
OpenTelemetry: opentelemetry, open telemetry
Playwright: playwright
Cypress: cypress
Selenium: selenium
Jest: jest
JUnit: junit
pytest: pytest
Figma: figma
Tableau: tableau
Power BI: power bi, powerbi
Excel: excel
SAP: sap
Salesforce: salesforce, sales force
Unity: unity
CI/CD: ci/cd, ci-cd, cicd
`

/** Names that are also English words, so they count only in their maker's spelling. */
const alsoEnglish = new Set([
  'go',
  'c',
  'r',
  'rest',
  'node',
  'express',
  'spring',
  'swift',
  'rust',
  'react',
  'spark',
  'flask',
  'hive',
  'helm',
  'dart',
  'unity',
  'excel',
  'puppet',
  'oracle',
  'lambda',
  'angular',
  'bootstrap',
  'flink',
  'jest',
  'cypress',
  'ruby',
  'rails',
  'vue',
  'vite',
  'gradle',
  'maven',
  'azure',
  'airflow',
  'redux',
  'svelte',
  'snowflake',
  'cassandra',
  'elixir',
  'java script',
  'data dog',
  'sales force',
  'type script',
  'graph ql',
  'git hub',
  'big query',
  'word press',
  'fast api',
  'ror',
  'sap',
  'ios',
])

type Technology = { name: string; spellings: readonly string[] }
const technologies: readonly Technology[] = listed
  .trim()
  .split('\n')
  .map((line) => {
    const [name = '', others = ''] = line.split(': ')
    return { name, spellings: others.split(', ') }
  })

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
const [before, after] = [String.raw`(?<![\p{L}\p{N}_@/.#+-])`, String.raw`(?![\p{L}\p{N}_#+@&]|[-.](?=\p{L}))`]

const spellings = technologies
  .flatMap(({ name, spellings: all }) => all.map((spelling) => ({ name, spelling })))
  .toSorted((one, other) => other.spelling.length - one.spelling.length)
const anySpelling = new RegExp(
  `${before}(?:${spellings.map(({ spelling }) => escaped(spelling)).join('|')})${after}`,
  'giu',
)
const nameOf = new Map(spellings.map(({ name, spelling }) => [spelling, name]))

/** A technology in a text: its maker's name, and how it is written there. */
export type Mention = { name: string; written: string; index: number }

/** The technologies named in a text, in order. */
export function mentionsIn(text: string): Mention[] {
  return [...text.matchAll(anySpelling)].flatMap(({ 0: written, index }) => {
    const lower = written.toLowerCase()
    const name = nameOf.get(lower)
    if (name === undefined) return []
    // `go` in a sentence is a verb; `Go` after its beginning is a language.
    if (alsoEnglish.has(lower) && (written === lower || (index === 0 && !/^\S+\s*(?:[,/|;]|$)/.test(text)))) return []
    return [{ name, written, index }]
  })
}

export const technologiesIn = (text: string): ReadonlySet<string> => new Set(mentionsIn(text).map(({ name }) => name))

/** Short forms that are also correct. */
const rightToo = new Set([
  'node',
  'vue',
  'python3',
  'mongo',
  'postgres',
  'mongo',
  'k8s',
  'gcp',
  'aws lambda',
  'apache kafka',
  'apache spark',
  'apache flink',
  'apache airflow',
  'pyspark',
  'restful',
  'rails',
  'html5',
  'css3',
  'scss',
  'python3',
  'microsoft azure',
  'amazon web services',
  'google cloud platform',
  'golang',
  'mssql',
  'ms sql',
  'tailwind',
  'cpp',
  'dotnet',
  'express',
  'sklearn',
  'subversion',
  'websockets',
  'web sockets',
  'ror',
])

/** Short forms that are correct only with a capital letter. */
const rightWithCapital = new Set(['postgres', 'mongo'])

/** The text with technologies spelled as their makers do. Addresses are left alone. */
export function wellSpelled(text: string): string {
  if (/https?:|www\.|@/.test(text)) return text
  let result = ''
  let from = 0
  for (const { name, written, index } of mentionsIn(text)) {
    const lower = written.toLowerCase()
    const isShort = rightToo.has(lower) && !(written === lower && rightWithCapital.has(lower))
    const isRight = isShort || alsoEnglish.has(lower)
    result += text.slice(from, index) + (isRight ? written : name)
    from = index + written.length
  }
  return result + text.slice(from)
}
