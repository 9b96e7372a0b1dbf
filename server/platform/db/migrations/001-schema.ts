import { type Kysely, PostgresAdapter, sql } from 'kysely'

/** The tables of version 1, in statements that SQLite and PostgreSQL read alike but for the overlap of calls. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table enquiries (
    id text primary key,
    key text not null unique,
    reference text not null unique,
    kind text not null,
    role text not null,
    name text not null,
    phone_number text not null,
    phone_digits text not null,
    email text not null,
    message text not null,
    about text not null default '',
    town text not null,
    services text not null,
    date text,
    time text,
    privacy_policy integer not null,
    notice_version text not null,
    origin_page text not null,
    created_at text not null,
    created_utc text not null,
    due_utc text,
    quarantined integer not null,
    quarantine_reason text,
    answered_utc text,
    cancelled_utc text,
    sequence integer not null,
    version integer not null,
    assigned_to text,
    outcome text,
    tries integer not null default 0,
    tried_utc text,
    led_to_advice integer not null,
    support text not null default '[]',
    erasure_announced_utc text
  )`.execute(db)
  // All that a reading of the slots touches. What is in quarantine holds no time.
  await sql`create index enquiries_slot on enquiries (date, time, assigned_to, id)
    where date is not null and cancelled_utc is null and quarantined = 0`.execute(db)
  // Pages of the desk's list go on after an enquiry: the id decides among those of one moment.
  await sql`create index enquiries_created on enquiries (created_utc, id)`.execute(db)
  // All that statistics read, so that they need not touch the messages.
  await sql`create index enquiries_statistics on enquiries (created_utc, quarantined, kind, origin_page, services,
    created_at, date, due_utc, answered_utc, cancelled_utc, outcome, led_to_advice)`.execute(db)
  await sql`create index enquiries_unanswered on enquiries (created_utc, id)
    where answered_utc is null and due_utc is not null`.execute(db)
  await sql`create index enquiries_quarantined on enquiries (created_utc, id) where quarantined = 1`.execute(
    db,
  )
  await sql`create index enquiries_due on enquiries (due_utc, id)
    where answered_utc is null and cancelled_utc is null and quarantined = 0 and due_utc is not null`.execute(
    db,
  )
  await sql`create index enquiries_assigned on enquiries (assigned_to, created_utc, id)
    where assigned_to is not null`.execute(db)
  await sql`create index enquiries_email on enquiries (lower(email), created_utc)`.execute(db)
  await sql`create index enquiries_phone on enquiries (phone_digits, created_utc) where phone_digits <> ''`.execute(
    db,
  )
  await refuseOverlaps(db)

  // What a visitor accepted, in its words: an enquiry has the version.
  await sql`create table privacy_notices (
    version text primary key,
    words text not null,
    created_utc text not null
  )`.execute(db)

  await sql`create table call_links (hash text primary key, enquiry_id text not null)`.execute(db)
  await sql`create index call_links_enquiry on call_links (enquiry_id)`.execute(db)
  await sql`create table call_changes (
    id text primary key,
    enquiry_id text not null,
    sequence integer not null,
    kind text not null,
    changed_by text not null,
    from_date text not null,
    from_time text not null,
    to_date text,
    to_time text,
    reason text not null,
    created_utc text not null,
    unique (enquiry_id, sequence)
  )`.execute(db)

  // To whom the site gave a call, and why.
  await sql`create table call_assignments (
    id text primary key,
    enquiry_id text not null,
    staff_id text not null,
    why text not null,
    created_utc text not null
  )`.execute(db)
  await sql`create index call_assignments_enquiry on call_assignments (enquiry_id)`.execute(db)

  await sql`create table enquiry_notes (
    id text primary key,
    enquiry_id text not null,
    staff_id text,
    text text not null,
    is_reply integer not null,
    created_utc text not null
  )`.execute(db)
  await sql`create index enquiry_notes_enquiry on enquiry_notes (enquiry_id, created_utc)`.execute(db)

  // The reference keeps the enquiry from being erased. Nobody is in charge of a complaint about themselves.
  await sql`create table complaints (
    enquiry_id text primary key references enquiries (id),
    received text not null,
    product text not null,
    cause text not null,
    handler_id text,
    about_staff_id text,
    acknowledged text,
    closed text,
    closed_by text,
    outcome text,
    redress integer not null,
    version integer not null,
    check (handler_id is null or about_staff_id is null or handler_id <> about_staff_id),
    check ((closed is null) = (closed_by is null))
  )`.execute(db)

  await sql`create table person_requests (
    id text primary key,
    kind text not null,
    who text not null,
    received text not null,
    due text not null,
    recorded_by text,
    done_utc text,
    receipt text
  )`.execute(db)

  await sql`create table outbox (
    id text primary key,
    kind text not null,
    record_id text not null,
    sequence integer not null,
    state text not null,
    next_attempt_utc text not null,
    give_up_utc text not null,
    attempts integer not null,
    leased_by text,
    last_error text,
    created_utc text not null,
    sent_utc text
  )`.execute(db)
  // Sent mails outnumber the rest a thousandfold: the state comes first.
  await sql`create index outbox_due on outbox (state, next_attempt_utc)`.execute(db)
  await sql`create index outbox_record on outbox (record_id)`.execute(db)
  await sql`create index outbox_unsent on outbox (created_utc) where state <> 'sent'`.execute(db)

  await sql`create table closed_slots (
    date text not null,
    time text not null,
    staff_id text not null,
    reason text not null,
    created_utc text not null,
    primary key (date, time, staff_id)
  )`.execute(db)
  await sql`create table rate_counts (
    client text not null,
    last_hour text not null,
    count integer not null,
    primary key (client, last_hour)
  )`.execute(db)
  await sql`create table settings (name text primary key, value text not null)`.execute(db)
  await sql`create table search_misses (
    day text not null,
    words text not null,
    count integer not null,
    primary key (day, words)
  )`.execute(db)
  await sql`create table journey_counts (
    day text not null,
    page text not null,
    step text not null,
    count integer not null,
    primary key (day, page, step)
  )`.execute(db)
  await sql`create table call_answers (
    enquiry_id text primary key,
    helped text not null,
    line text not null,
    created_utc text not null
  )`.execute(db)
  await sql`create table jobs (
    name text primary key,
    due_utc text not null,
    succeeded_utc text,
    last_error text,
    note text
  )`.execute(db)

  // Bytes are base64 text: both databases and the backup format keep text alike.
  await sql`create table pictures (
    hash text primary key,
    format text not null,
    width integer not null,
    height integer not null,
    byte_count integer not null,
    alt text not null,
    content text not null,
    created_utc text not null
  )`.execute(db)

  // What is to be published in place of the shipped content. Four eyes: nobody approves what they wrote, but in a firm
  // of one. A person has one draft of an entry at a time.
  await sql`create table content_drafts (
    id text primary key,
    entry text not null,
    changes text not null,
    base integer not null,
    author_id text not null,
    version integer not null,
    state text not null,
    note text not null,
    approver_id text,
    approved_digest text,
    confirmed text not null,
    sole integer not null,
    updated_utc text not null,
    check (approver_id is null or approver_id <> author_id or sole = 1)
  )`.execute(db)
  await sql`create unique index content_drafts_author on content_drafts (entry, author_id)
    where state in ('open', 'waiting', 'approved')`.execute(db)
  // Links with which somebody without an account approves one draft, or sends it back.
  await sql`create table approval_links (
    token_hash text primary key,
    draft_id text not null,
    digest text not null,
    name text not null,
    made_by text not null,
    expires_utc text not null
  )`.execute(db)
  // Links with which an adviser without an account changes what their page says.
  await sql`create table member_links (
    token_hash text primary key,
    slug text not null unique,
    draft_id text,
    expires_utc text not null
  )`.execute(db)
  // What the register of advisers last said of each number. Whoever is not active takes no calls.
  await sql`create table register_checks (
    number text primary key,
    status text not null,
    active integer not null,
    checked_utc text not null
  )`.execute(db)
  // What the firm has published: rows are added, and never changed.
  await sql`create table publications (
    number integer primary key,
    entry text not null,
    changes text not null,
    from_utc text not null,
    created_utc text not null,
    shipped text not null,
    author_id text not null,
    author_name text not null,
    approver_id text not null,
    approver_name text not null,
    sole integer not null,
    confirmed text not null,
    draft_id text not null unique,
    check (author_id <> approver_id or sole = 1)
  )`.execute(db)

  // Each page as visitors got it from a publication on, where it differs from before: brotli, as base64 text.
  await sql`create table published_pages (
    number integer not null,
    path text not null,
    hash text not null,
    content text not null,
    primary key (path, number)
  )`.execute(db)

  // Of invitations, sessions and calendar addresses only a hash is stored: whoever reads a backup cannot use one.
  await sql`create table staff (
    id text primary key,
    name text not null,
    email text not null,
    role text not null,
    created_utc text not null,
    removed_utc text
  )`.execute(db)
  await sql`create unique index staff_email on staff (lower(email)) where removed_utc is null`.execute(db)
  await sql`create table call_takers (
    staff_id text primary key,
    services text not null,
    hours text not null,
    daily_max integer,
    share integer not null,
    meeting_link text not null,
    credit double precision not null,
    calendar_url text not null,
    calendar_digest text not null,
    calendar_read_utc text,
    calendar_fault text not null,
    adviser text not null
  )`.execute(db)
  await sql`create unique index call_takers_adviser on call_takers (adviser) where adviser <> ''`.execute(db)
  // Read anew every five minutes (server/calendars/busy-times.ts).
  await sql`create table busy_times (
    staff_id text not null,
    date text not null,
    time text not null,
    primary key (date, staff_id, time)
  )`.execute(db)
  await sql`create index busy_times_staff on busy_times (staff_id)`.execute(db)
  await sql`create table passkeys (
    id text primary key,
    staff_id text not null,
    name text not null,
    public_key text not null,
    counter bigint not null,
    transports text not null,
    created_utc text not null,
    used_utc text
  )`.execute(db)
  await sql`create index passkeys_staff on passkeys (staff_id)`.execute(db)
  await sql`create table invitations (
    token_hash text primary key,
    staff_id text not null,
    passkey_id text,
    expires_utc text not null
  )`.execute(db)
  await sql`create table sessions (
    token_hash text primary key,
    staff_id text not null,
    passkey_id text not null,
    created_utc text not null,
    seen_utc text not null,
    verified_utc text not null,
    shared integer not null
  )`.execute(db)
  await sql`create table challenges (
    challenge text primary key,
    purpose text not null,
    staff_id text,
    expires_utc text not null
  )`.execute(db)
  await sql`create table calendar_addresses (
    staff_id text primary key,
    token_hash text not null unique,
    created_utc text not null
  )`.execute(db)
  await sql`create table audit_log (
    id text primary key,
    at_utc text not null,
    staff_id text,
    device text,
    action text not null,
    subject text,
    detail text
  )`.execute(db)
  await sql`create index audit_log_at on audit_log (at_utc, id)`.execute(db)
  await sql`create index audit_log_subject on audit_log (subject, at_utc) where subject is not null`.execute(
    db,
  )
}

/** No two calls of one person that stand overlap, whatever length their slots have: `time` holds the start and the end. */
async function refuseOverlaps(db: Kysely<unknown>): Promise<void> {
  if (db.getExecutor().adapter instanceof PostgresAdapter) {
    // A range of minutes since 2000. A cast from text to date is not immutable, as an index asks.
    const part = (column: string, from: number, length: number) =>
      sql`substr(${sql.ref(column)}, ${sql.lit(from)}, ${sql.lit(length)})::int`
    const day = sql`(make_date(${part('date', 1, 4)}, ${part('date', 6, 2)}, ${part('date', 9, 2)}) - date '2000-01-01')`
    // Each person has a stretch of numbers of their own: a text beside the range would need an extension.
    const person = sql`('x' || substr(md5(coalesce(assigned_to, '')), 1, 8))::bit(32)::bigint * 2147483648`
    const minute = (from: number) =>
      sql`${person} + ${day} * 1440 + ${part('time', from, 2)} * 60 + ${part('time', from + 3, 2)}`
    await sql`alter table enquiries add constraint enquiries_overlap
      exclude using gist (int8range(${minute(1)}, ${minute(9)}) with &&)
      where (date is not null and time is not null and cancelled_utc is null and quarantined = 0)`.execute(db)
    return
  }
  // SQLite has no exclusion constraints. Its transactions write one after the other, so a trigger sees every call. The
  // row is ignored, as 'on conflict do nothing' has it on PostgreSQL.
  const refuse = sql`when new.date is not null and new.cancelled_utc is null and new.quarantined = 0
    begin
      select raise(ignore) from enquiries
      where date = new.date and cancelled_utc is null and quarantined = 0 and id <> new.id
        and coalesce(assigned_to, '') = coalesce(new.assigned_to, '')
        and substr(time, 1, 5) < substr(new.time, 9, 5) and substr(time, 9, 5) > substr(new.time, 1, 5);
    end`
  await sql`create trigger enquiries_overlap_insert before insert on enquiries ${refuse}`.execute(db)
  await sql`create trigger enquiries_overlap_update
    before update of date, time, cancelled_utc, quarantined, assigned_to on enquiries ${refuse}`.execute(db)
}
