import { statisticsDays } from '@nightlight/contract'
import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../../platform/database/schema.ts'

type Db = Kysely<Schema>

interface Totals {
  readonly families: number
  readonly newThisWeek: number
  readonly pending: number
  readonly children: number
  readonly stories: number
  readonly failedStories: number
  readonly narrationMs: number
  readonly pictures: number
  readonly databaseBytes: number
}

/** Sample stories belong to the installation and are not counted. */
export async function selectTotals(db: Db): Promise<Totals> {
  const { rows } = await sql<Totals>`
    select
      (select count(*) from users where not is_admin) as families,
      (select count(*) from users where not is_admin and created_at > now() - interval '7 days') as new_this_week,
      (select count(*) from users where status = 'pending') as pending,
      (select count(*) from children) as children,
      (select count(*) from stories where user_id is not null and status = 'ready' and deleted_at is null) as stories,
      (select count(*) from stories where status = 'failed' and created_at > now() - interval '7 days') as failed_stories,
      (select coalesce(sum(duration_ms), 0) from narrations join stories on stories.id = narrations.story_id
        where narrations.status = 'ready' and stories.user_id is not null) as narration_ms,
      (select coalesce(sum(jsonb_array_length(story_images)), 0) from stories where user_id is not null) as pictures,
      pg_database_size(current_database()) as database_bytes`.execute(db)
  const [totals] = rows
  if (!totals) throw new Error('A query without a table returned no row')
  return totals
}

export interface DayRow {
  readonly day: string
  readonly stories: number
  readonly failures: number
  readonly families: number
}

/** Every day of the last month, in UTC, including those on which nothing happened. */
export async function selectDays(db: Db): Promise<DayRow[]> {
  const { rows } = await sql<DayRow>`
    with days as (
      select generate_series(
        date_trunc('day', now() at time zone 'UTC') - make_interval(days => ${statisticsDays - 1}::int),
        date_trunc('day', now() at time zone 'UTC'),
        interval '1 day'
      ) as day
    ), stories_by_day as (
      select date_trunc('day', created_at at time zone 'UTC') as day,
        count(*) filter (where status = 'ready') as stories, count(*) filter (where status = 'failed') as failures
      from stories
      where user_id is not null and created_at > now() - make_interval(days => ${statisticsDays + 1}::int)
      group by 1
    ), families_by_day as (
      select date_trunc('day', created_at at time zone 'UTC') as day, count(*) as families
      from users
      where not is_admin and created_at > now() - make_interval(days => ${statisticsDays + 1}::int)
      group by 1
    )
    select to_char(days.day, 'YYYY-MM-DD') as day, coalesce(stories, 0) as stories, coalesce(failures, 0) as failures,
      coalesce(families, 0) as families
    from days left join stories_by_day on stories_by_day.day = days.day left join families_by_day on families_by_day.day = days.day
    order by days.day`.execute(db)
  return rows
}

export interface CostRow {
  readonly provider: string
  readonly calls: number
  readonly tokens: number
  /** A decimal number as a string, because the database sums a numeric. */
  readonly usd: string
}

export async function selectCosts(db: Db): Promise<CostRow[]> {
  const { rows } = await sql<CostRow>`
    select api_name as provider, count(*) as calls, sum(tokens_used) as tokens,
      sum(coalesce(nullif(estimated_cost, '')::numeric, 0))::text as usd
    from api_usage
    where created_at > now() - make_interval(days => ${statisticsDays}::int)
    group by api_name
    order by sum(coalesce(nullif(estimated_cost, '')::numeric, 0)) desc, api_name`.execute(db)
  return rows
}

interface PendingCounts {
  readonly pending: number
  readonly urgentMessages: number
  readonly messages: number
  readonly failedStories: number
}

/** What administrators have to look at. */
export async function selectPendingCounts(db: Db): Promise<PendingCounts> {
  const { rows } = await sql<PendingCounts>`
    select
      (select count(*) from users where status = 'pending') as pending,
      (select count(*) from admin_notifications where not is_read and priority = 'high') as urgent_messages,
      (select count(*) from admin_notifications where not is_read and priority <> 'high') as messages,
      (select count(*) from stories where status = 'failed' and created_at > now() - interval '1 day') as failed_stories`.execute(
    db,
  )
  const [counts] = rows
  if (!counts) throw new Error('A query without a table returned no row')
  return counts
}
