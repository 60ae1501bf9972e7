set check_function_bodies = false;
SELECT pg_catalog.set_config('search_path', '', false);
CREATE SCHEMA jobs;
CREATE TYPE jobs.procrastinate_job_event_type AS ENUM (
    'deferred',
    'started',
    'deferred_for_retry',
    'failed',
    'succeeded',
    'cancelled',
    'abort_requested',
    'aborted',
    'scheduled',
    'retried'
);
CREATE TYPE jobs.procrastinate_job_status AS ENUM (
    'todo',
    'doing',
    'succeeded',
    'failed',
    'cancelled',
    'aborting',
    'aborted'
);
CREATE TYPE jobs.procrastinate_job_to_defer_v1 AS (
	queue_name character varying,
	task_name character varying,
	priority integer,
	lock text,
	queueing_lock text,
	args jsonb,
	scheduled_at timestamp with time zone
);
CREATE FUNCTION jobs.procrastinate_cancel_job_v1(job_id bigint, abort boolean, delete_job boolean) RETURNS bigint
    LANGUAGE plpgsql
    AS $$
DECLARE
    _job_id bigint;
BEGIN
    IF delete_job THEN
        DELETE FROM procrastinate_jobs
        WHERE id = job_id AND status = 'todo'
        RETURNING id INTO _job_id;
    END IF;
    IF _job_id IS NULL THEN
        IF abort THEN
            UPDATE procrastinate_jobs
            SET abort_requested = true,
                status = CASE status
                    WHEN 'todo' THEN 'cancelled'::procrastinate_job_status ELSE status
                END
            WHERE id = job_id AND status IN ('todo', 'doing')
            RETURNING id INTO _job_id;
        ELSE
            UPDATE procrastinate_jobs
            SET status = 'cancelled'::procrastinate_job_status
            WHERE id = job_id AND status = 'todo'
            RETURNING id INTO _job_id;
        END IF;
    END IF;
    RETURN _job_id;
END;
$$;
CREATE FUNCTION jobs.procrastinate_defer_jobs_v1(jobs jobs.procrastinate_job_to_defer_v1[]) RETURNS bigint[]
    LANGUAGE plpgsql
    AS $$
DECLARE
    job_ids bigint[];
BEGIN
    WITH inserted_jobs AS (
        INSERT INTO procrastinate_jobs (queue_name, task_name, priority, lock, queueing_lock, args, scheduled_at)
        SELECT (job).queue_name,
               (job).task_name,
               (job).priority,
               (job).lock,
               (job).queueing_lock,
               (job).args,
               (job).scheduled_at
        FROM unnest(jobs) AS job
        RETURNING id
    )
    SELECT array_agg(id) FROM inserted_jobs INTO job_ids;
    RETURN job_ids;
END;
$$;
CREATE FUNCTION jobs.procrastinate_defer_periodic_job_v2(_queue_name character varying, _lock character varying, _queueing_lock character varying, _task_name character varying, _priority integer, _periodic_id character varying, _defer_timestamp bigint, _args jsonb) RETURNS bigint
    LANGUAGE plpgsql
    AS $$
DECLARE
	_job_id bigint;
	_defer_id bigint;
BEGIN
    INSERT
        INTO procrastinate_periodic_defers (task_name, periodic_id, defer_timestamp)
        VALUES (_task_name, _periodic_id, _defer_timestamp)
        ON CONFLICT DO NOTHING
        RETURNING id into _defer_id;
    IF _defer_id IS NULL THEN
        RETURN NULL;
    END IF;
    UPDATE procrastinate_periodic_defers
        SET job_id = (
            SELECT COALESCE((
                SELECT unnest(procrastinate_defer_jobs_v1(
                    ARRAY[
                        ROW(
                            _queue_name,
                            _task_name,
                            _priority,
                            _lock,
                            _queueing_lock,
                            _args,
                            NULL::timestamptz
                        )
                    ]::procrastinate_job_to_defer_v1[]
                ))
            ), NULL)
        )
        WHERE id = _defer_id
        RETURNING job_id INTO _job_id;
    DELETE
        FROM procrastinate_periodic_defers
        USING (
            SELECT id
            FROM procrastinate_periodic_defers
            WHERE procrastinate_periodic_defers.task_name = _task_name
            AND procrastinate_periodic_defers.periodic_id = _periodic_id
            AND procrastinate_periodic_defers.defer_timestamp < _defer_timestamp
            ORDER BY id
            FOR UPDATE
        ) to_delete
        WHERE procrastinate_periodic_defers.id = to_delete.id;
    RETURN _job_id;
END;
$$;
CREATE TABLE jobs.procrastinate_jobs (
    id bigint NOT NULL,
    queue_name character varying(128) NOT NULL,
    task_name character varying(128) NOT NULL,
    priority integer DEFAULT 0 NOT NULL,
    lock text,
    queueing_lock text,
    args jsonb DEFAULT '{}'::jsonb NOT NULL,
    status jobs.procrastinate_job_status DEFAULT 'todo'::jobs.procrastinate_job_status NOT NULL,
    scheduled_at timestamp with time zone,
    attempts integer DEFAULT 0 NOT NULL,
    abort_requested boolean DEFAULT false NOT NULL,
    worker_id bigint,
    CONSTRAINT check_not_todo_abort_requested CHECK ((NOT ((status = 'todo'::jobs.procrastinate_job_status) AND (abort_requested = true))))
);
CREATE FUNCTION jobs.procrastinate_fetch_job_v2(target_queue_names character varying[], p_worker_id bigint) RETURNS jobs.procrastinate_jobs
    LANGUAGE plpgsql
    AS $$
DECLARE
	found_jobs procrastinate_jobs;
BEGIN
    WITH candidate AS (
        SELECT jobs.*
            FROM procrastinate_jobs AS jobs
            WHERE
                -- reject the job if its lock has earlier or higher priority jobs
                NOT EXISTS (
                    SELECT 1
                        FROM procrastinate_jobs AS other_jobs
                        WHERE
                            jobs.lock IS NOT NULL
                            AND other_jobs.lock = jobs.lock
                            AND (
                                -- job with same lock is already running
                                other_jobs.status = 'doing'
                                OR
                                -- job with same lock is waiting and has higher priority (or same priority but was queued first)
                                (
                                    other_jobs.status = 'todo'
                                    AND (
                                        other_jobs.priority > jobs.priority
                                        OR (
                                        other_jobs.priority = jobs.priority
                                        AND other_jobs.id < jobs.id
                                        )
                                    )
                                )
                            )
                )
                AND jobs.status = 'todo'
                AND (target_queue_names IS NULL OR jobs.queue_name = ANY( target_queue_names ))
                AND (jobs.scheduled_at IS NULL OR jobs.scheduled_at <= now())
            ORDER BY jobs.priority DESC, jobs.id ASC LIMIT 1
            FOR UPDATE OF jobs SKIP LOCKED
    )
    UPDATE procrastinate_jobs
        SET status = 'doing', worker_id = p_worker_id
        FROM candidate
        WHERE procrastinate_jobs.id = candidate.id
        RETURNING procrastinate_jobs.* INTO found_jobs;
 RETURN found_jobs;
END;
$$;
CREATE FUNCTION jobs.procrastinate_finish_job_v1(job_id bigint, end_status jobs.procrastinate_job_status, delete_job boolean) RETURNS void
    LANGUAGE plpgsql
    AS $$
DECLARE
    _job_id bigint;
BEGIN
    IF end_status NOT IN ('succeeded', 'failed', 'aborted') THEN
        RAISE 'End status should be either "succeeded", "failed" or "aborted" (job id: %)', job_id;
    END IF;
    IF delete_job THEN
        DELETE FROM procrastinate_jobs
        WHERE id = job_id AND status IN ('todo', 'doing')
        RETURNING id INTO _job_id;
    ELSE
        UPDATE procrastinate_jobs
        SET status = end_status,
            abort_requested = false,
            attempts = CASE status
                WHEN 'doing' THEN attempts + 1 ELSE attempts
            END
        WHERE id = job_id AND status IN ('todo', 'doing')
        RETURNING id INTO _job_id;
    END IF;
    IF _job_id IS NULL THEN
        RAISE 'Job was not found or not in "doing" or "todo" status (job id: %)', job_id;
    END IF;
END;
$$;
CREATE FUNCTION jobs.procrastinate_notify_queue_abort_job_v1() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
DECLARE
    payload TEXT;
BEGIN
    SELECT json_build_object('type', 'abort_job_requested', 'job_id', NEW.id)::text INTO payload;
	PERFORM pg_notify('procrastinate_queue_v1#' || NEW.queue_name, payload);
	PERFORM pg_notify('procrastinate_any_queue_v1', payload);
	RETURN NEW;
END;
$$;
CREATE FUNCTION jobs.procrastinate_notify_queue_job_inserted_v1() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
DECLARE
    payload TEXT;
BEGIN
    SELECT json_build_object('type', 'job_inserted', 'job_id', NEW.id)::text INTO payload;
	PERFORM pg_notify('procrastinate_queue_v1#' || NEW.queue_name, payload);
	PERFORM pg_notify('procrastinate_any_queue_v1', payload);
	RETURN NEW;
END;
$$;
CREATE FUNCTION jobs.procrastinate_prune_stalled_workers_v1(seconds_since_heartbeat double precision) RETURNS TABLE(worker_id bigint)
    LANGUAGE plpgsql
    AS $$
BEGIN
    RETURN QUERY
    DELETE FROM procrastinate_workers
    WHERE last_heartbeat < NOW() - (seconds_since_heartbeat || 'SECOND')::INTERVAL
    RETURNING procrastinate_workers.id;
END;
$$;
CREATE FUNCTION jobs.procrastinate_register_worker_v1() RETURNS TABLE(worker_id bigint)
    LANGUAGE plpgsql
    AS $$
BEGIN
    RETURN QUERY
    INSERT INTO procrastinate_workers DEFAULT VALUES
    RETURNING procrastinate_workers.id;
END;
$$;
CREATE FUNCTION jobs.procrastinate_retry_job_v1(job_id bigint, retry_at timestamp with time zone, new_priority integer, new_queue_name character varying, new_lock character varying) RETURNS void
    LANGUAGE plpgsql
    AS $$
DECLARE
    _job_id bigint;
    _abort_requested boolean;
BEGIN
    SELECT abort_requested FROM procrastinate_jobs
    WHERE id = job_id AND status = 'doing'
    FOR UPDATE
    INTO _abort_requested;
    IF _abort_requested THEN
        UPDATE procrastinate_jobs
        SET status = 'failed'::procrastinate_job_status
        WHERE id = job_id AND status = 'doing'
        RETURNING id INTO _job_id;
    ELSE
        UPDATE procrastinate_jobs
        SET status = 'todo'::procrastinate_job_status,
            attempts = attempts + 1,
            scheduled_at = retry_at,
            priority = COALESCE(new_priority, priority),
            queue_name = COALESCE(new_queue_name, queue_name),
            lock = COALESCE(new_lock, lock)
        WHERE id = job_id AND status = 'doing'
        RETURNING id INTO _job_id;
    END IF;
    IF _job_id IS NULL THEN
        RAISE 'Job was not found or not in "doing" status (job id: %)', job_id;
    END IF;
END;
$$;
CREATE FUNCTION jobs.procrastinate_retry_job_v2(job_id bigint, retry_at timestamp with time zone, new_priority integer, new_queue_name character varying, new_lock character varying) RETURNS void
    LANGUAGE plpgsql
    AS $$
DECLARE
    _job_id bigint;
    _abort_requested boolean;
    _current_status procrastinate_job_status;
BEGIN
    SELECT status, abort_requested FROM procrastinate_jobs
    WHERE id = job_id AND status IN ('doing', 'failed')
    FOR UPDATE
    INTO _current_status, _abort_requested;
    IF _current_status = 'doing' AND _abort_requested THEN
        UPDATE procrastinate_jobs
        SET status = 'failed'::procrastinate_job_status
        WHERE id = job_id AND status = 'doing'
        RETURNING id INTO _job_id;
    ELSE
        UPDATE procrastinate_jobs
        SET status = 'todo'::procrastinate_job_status,
            attempts = attempts + 1,
            scheduled_at = retry_at,
            priority = COALESCE(new_priority, priority),
            queue_name = COALESCE(new_queue_name, queue_name),
            lock = COALESCE(new_lock, lock)
        WHERE id = job_id AND status IN ('doing', 'failed')
        RETURNING id INTO _job_id;
    END IF;
    IF _job_id IS NULL THEN
        RAISE 'Job was not found or has an invalid status to retry (job id: %)', job_id;
    END IF;
END;
$$;
CREATE FUNCTION jobs.procrastinate_trigger_abort_requested_events_procedure_v1() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
    INSERT INTO procrastinate_events(job_id, type)
        VALUES (NEW.id, 'abort_requested'::procrastinate_job_event_type);
    RETURN NEW;
END;
$$;
CREATE FUNCTION jobs.procrastinate_trigger_function_scheduled_events_v1() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
    INSERT INTO procrastinate_events(job_id, type, at)
        VALUES (NEW.id, 'scheduled'::procrastinate_job_event_type, NEW.scheduled_at);
	RETURN NEW;
END;
$$;
CREATE FUNCTION jobs.procrastinate_trigger_function_status_events_insert_v1() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
    INSERT INTO procrastinate_events(job_id, type)
        VALUES (NEW.id, 'deferred'::procrastinate_job_event_type);
	RETURN NEW;
END;
$$;
CREATE FUNCTION jobs.procrastinate_trigger_function_status_events_update_v1() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
    WITH t AS (
        SELECT CASE
            WHEN OLD.status = 'todo'::procrastinate_job_status
                AND NEW.status = 'doing'::procrastinate_job_status
                THEN 'started'::procrastinate_job_event_type
            WHEN OLD.status = 'doing'::procrastinate_job_status
                AND NEW.status = 'todo'::procrastinate_job_status
                THEN 'deferred_for_retry'::procrastinate_job_event_type
            WHEN OLD.status = 'doing'::procrastinate_job_status
                AND NEW.status = 'failed'::procrastinate_job_status
                THEN 'failed'::procrastinate_job_event_type
            WHEN OLD.status = 'doing'::procrastinate_job_status
                AND NEW.status = 'succeeded'::procrastinate_job_status
                THEN 'succeeded'::procrastinate_job_event_type
            WHEN OLD.status = 'todo'::procrastinate_job_status
                AND (
                    NEW.status = 'cancelled'::procrastinate_job_status
                    OR NEW.status = 'failed'::procrastinate_job_status
                    OR NEW.status = 'succeeded'::procrastinate_job_status
                )
                THEN 'cancelled'::procrastinate_job_event_type
            WHEN OLD.status = 'doing'::procrastinate_job_status
                AND NEW.status = 'aborted'::procrastinate_job_status
                THEN 'aborted'::procrastinate_job_event_type
            WHEN OLD.status = 'failed'::procrastinate_job_status
                AND NEW.status = 'todo'::procrastinate_job_status
                THEN 'retried'::procrastinate_job_event_type
            ELSE NULL
        END as event_type
    )
    INSERT INTO procrastinate_events(job_id, type)
        SELECT NEW.id, t.event_type
        FROM t
        WHERE t.event_type IS NOT NULL;
	RETURN NEW;
END;
$$;
CREATE FUNCTION jobs.procrastinate_unlink_periodic_defers_v1() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
    UPDATE procrastinate_periodic_defers
    SET job_id = NULL
    WHERE job_id = OLD.id;
    RETURN OLD;
END;
$$;
CREATE FUNCTION jobs.procrastinate_unregister_worker_v1(worker_id bigint) RETURNS void
    LANGUAGE plpgsql
    AS $$
BEGIN
    DELETE FROM procrastinate_workers
    WHERE id = worker_id;
END;
$$;
CREATE FUNCTION jobs.procrastinate_update_heartbeat_v1(worker_id bigint) RETURNS void
    LANGUAGE plpgsql
    AS $$
BEGIN
    UPDATE procrastinate_workers
    SET last_heartbeat = NOW()
    WHERE id = worker_id;
END;
$$;
CREATE TABLE jobs.procrastinate_events (
    id bigint NOT NULL,
    job_id bigint NOT NULL,
    type jobs.procrastinate_job_event_type,
    at timestamp with time zone DEFAULT now()
);
CREATE SEQUENCE jobs.procrastinate_events_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE jobs.procrastinate_events_id_seq OWNED BY jobs.procrastinate_events.id;
CREATE SEQUENCE jobs.procrastinate_jobs_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE jobs.procrastinate_jobs_id_seq OWNED BY jobs.procrastinate_jobs.id;
CREATE TABLE jobs.procrastinate_periodic_defers (
    id bigint NOT NULL,
    task_name character varying(128) NOT NULL,
    defer_timestamp bigint,
    job_id bigint,
    periodic_id character varying(128) DEFAULT ''::character varying NOT NULL
);
CREATE SEQUENCE jobs.procrastinate_periodic_defers_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE jobs.procrastinate_periodic_defers_id_seq OWNED BY jobs.procrastinate_periodic_defers.id;
CREATE TABLE jobs.procrastinate_workers (
    id bigint NOT NULL,
    last_heartbeat timestamp with time zone DEFAULT now() NOT NULL
);
ALTER TABLE jobs.procrastinate_workers ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME jobs.procrastinate_workers_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE jobs.scripts_run (
    name text NOT NULL
);
CREATE TABLE public.accounts (
    person_id text NOT NULL,
    created bigint NOT NULL,
    body jsonb NOT NULL
);
CREATE TABLE public.alembic_version (
    version_num character varying(32) NOT NULL
);
CREATE TABLE public.announcements (
    one boolean DEFAULT true NOT NULL,
    text text NOT NULL,
    since bigint NOT NULL,
    until bigint,
    CONSTRAINT announcements_one_check CHECK (one)
);
CREATE TABLE public.blocks (
    person_id text NOT NULL,
    blocked_id text NOT NULL,
    since bigint NOT NULL
);
CREATE TABLE public.chat (
    table_id text NOT NULL,
    number integer NOT NULL,
    person_id text NOT NULL,
    text text NOT NULL,
    at bigint NOT NULL
);
CREATE TABLE public.downtimes (
    since bigint NOT NULL,
    until bigint NOT NULL
);
CREATE TABLE public.entries (
    game_id text NOT NULL,
    seq integer NOT NULL,
    mark bigint NOT NULL,
    body bytea NOT NULL
);
CREATE TABLE public.games (
    id text NOT NULL,
    seq integer NOT NULL,
    finished boolean DEFAULT false NOT NULL,
    moved bigint DEFAULT 0 NOT NULL
)
WITH (fillfactor='50');
CREATE TABLE public.host_beat (
    one boolean DEFAULT true NOT NULL,
    at bigint NOT NULL,
    CONSTRAINT host_beat_one_check CHECK (one)
);
CREATE TABLE public.mail_addresses (
    address text NOT NULL,
    person_id text NOT NULL,
    since bigint NOT NULL
);
CREATE TABLE public.notice_preferences (
    person_id text NOT NULL,
    digest bigint,
    body bytea NOT NULL,
    offers boolean DEFAULT false NOT NULL
);
CREATE TABLE public.open_profiles (
    person_id text NOT NULL
);
CREATE TABLE public.openings (
    game_id text NOT NULL,
    header bytea NOT NULL,
    seed bytea NOT NULL,
    people text[] NOT NULL,
    bots text[] NOT NULL,
    table_id text,
    created bigint NOT NULL
);
CREATE TABLE public.outbox (
    id bigint NOT NULL,
    at bigint NOT NULL,
    tries integer DEFAULT 0 NOT NULL,
    channel text,
    body bytea NOT NULL
);
ALTER TABLE public.outbox ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.outbox_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.passkeys (
    id bytea NOT NULL,
    person_id text NOT NULL,
    public_key bytea NOT NULL,
    uses bigint NOT NULL,
    name text NOT NULL,
    created bigint NOT NULL,
    used bigint NOT NULL
);
CREATE TABLE public.people (
    id text NOT NULL,
    name text NOT NULL,
    created bigint NOT NULL
);
CREATE TABLE public.processes (
    name text NOT NULL,
    started bigint NOT NULL,
    seen bigint NOT NULL,
    sockets integer NOT NULL,
    does text NOT NULL,
    asked text DEFAULT ''::text NOT NULL
);
CREATE TABLE public.push_subscriptions (
    endpoint text NOT NULL,
    person_id text NOT NULL,
    created bigint NOT NULL,
    body bytea NOT NULL
);
CREATE TABLE public.ratings (
    person_id text NOT NULL,
    game text NOT NULL,
    seats integer NOT NULL,
    mu double precision NOT NULL,
    sigma double precision NOT NULL,
    games integer NOT NULL
);
CREATE TABLE public.readers (
    oldest text NOT NULL
);
CREATE TABLE public.report_lines (
    report_id text NOT NULL,
    number integer NOT NULL,
    person_id text NOT NULL,
    at bigint NOT NULL,
    text text NOT NULL
);
CREATE TABLE public.reports (
    id text NOT NULL,
    person_id text NOT NULL,
    about_id text NOT NULL,
    table_id text NOT NULL,
    at bigint NOT NULL,
    what text NOT NULL,
    closed bigint,
    outcome text NOT NULL
);
CREATE TABLE public.rests (
    person_id text NOT NULL,
    body jsonb NOT NULL
);
CREATE TABLE public.results (
    game_id text NOT NULL,
    seat integer NOT NULL,
    person_id text,
    bot text,
    game text NOT NULL,
    seats integer NOT NULL,
    ended bigint NOT NULL,
    public boolean NOT NULL,
    body jsonb NOT NULL
);
CREATE TABLE public.sanctions (
    person_id text NOT NULL,
    kind text NOT NULL,
    since bigint NOT NULL,
    until bigint,
    reason text NOT NULL,
    decided_by text NOT NULL
);
CREATE TABLE public.sessions (
    token_hash bytea NOT NULL,
    person_id text NOT NULL,
    created bigint NOT NULL,
    seen bigint NOT NULL,
    ends bigint NOT NULL,
    device text DEFAULT ''::text NOT NULL
);
CREATE TABLE public.sitters (
    person_id text NOT NULL,
    created bigint NOT NULL,
    table_id text NOT NULL
);
CREATE TABLE public.snapshots (
    game_id text NOT NULL,
    seq integer NOT NULL,
    data bytea NOT NULL
);
CREATE TABLE public.solo_bests (
    person_id text NOT NULL,
    game text NOT NULL,
    kind text NOT NULL,
    item text NOT NULL,
    points integer NOT NULL,
    game_id text NOT NULL,
    ended bigint NOT NULL
);
CREATE TABLE public.table_origins (
    table_id text NOT NULL,
    caller bytea NOT NULL,
    at bigint NOT NULL
);
CREATE TABLE public.tables (
    id text NOT NULL,
    invite text NOT NULL,
    listed boolean NOT NULL,
    state text NOT NULL,
    created bigint NOT NULL,
    version integer NOT NULL,
    said integer DEFAULT 0 NOT NULL,
    body jsonb NOT NULL
);
CREATE TABLE public.tickets (
    hash bytea NOT NULL,
    purpose text NOT NULL,
    person_id text,
    tries integer DEFAULT 0 NOT NULL,
    ends bigint NOT NULL,
    body jsonb NOT NULL
);
CREATE TABLE public.timers (
    game_id text NOT NULL,
    seq integer NOT NULL,
    due bigint,
    body bytea NOT NULL
);
CREATE TABLE public.tokens (
    name text NOT NULL,
    caller bytea NOT NULL,
    left_over double precision NOT NULL,
    at bigint NOT NULL
);
CREATE TABLE public.told (
    person_id text NOT NULL,
    table_id text NOT NULL,
    told bigint DEFAULT 0 NOT NULL,
    looked bigint DEFAULT 0 NOT NULL,
    body bytea
);
ALTER TABLE ONLY jobs.procrastinate_events ALTER COLUMN id SET DEFAULT nextval('jobs.procrastinate_events_id_seq'::regclass);
ALTER TABLE ONLY jobs.procrastinate_jobs ALTER COLUMN id SET DEFAULT nextval('jobs.procrastinate_jobs_id_seq'::regclass);
ALTER TABLE ONLY jobs.procrastinate_periodic_defers ALTER COLUMN id SET DEFAULT nextval('jobs.procrastinate_periodic_defers_id_seq'::regclass);
INSERT INTO jobs.scripts_run VALUES ('00.00.00_01_initial.sql');
INSERT INTO jobs.scripts_run VALUES ('00.05.00_01_drop_started_at_column.sql');
INSERT INTO jobs.scripts_run VALUES ('00.05.00_02_drop_started_at_column.sql');
INSERT INTO jobs.scripts_run VALUES ('00.05.00_03_drop_procrastinate_version_table.sql');
INSERT INTO jobs.scripts_run VALUES ('00.06.00_01_fix_procrastinate_fetch_job.sql');
INSERT INTO jobs.scripts_run VALUES ('00.07.01_01_fix_trigger_status_events_insert.sql');
INSERT INTO jobs.scripts_run VALUES ('00.08.01_01_add_queueing_lock_column.sql');
INSERT INTO jobs.scripts_run VALUES ('00.10.00_01_close_fetch_job_race_condition.sql');
INSERT INTO jobs.scripts_run VALUES ('00.10.00_02_add_defer_job_function.sql');
INSERT INTO jobs.scripts_run VALUES ('00.11.00_03_add_procrastinate_periodic_defers.sql');
INSERT INTO jobs.scripts_run VALUES ('00.12.00_01_add_foreign_key_index.sql');
INSERT INTO jobs.scripts_run VALUES ('00.14.00_01_add_locks_to_periodic_defer.sql');
INSERT INTO jobs.scripts_run VALUES ('00.15.02_01_fix_procrastinate_defer_periodic_job.sql');
INSERT INTO jobs.scripts_run VALUES ('00.16.00_01_add_finish_job_and_retry_job_functions.sql');
INSERT INTO jobs.scripts_run VALUES ('00.17.00_01_add_trigger_on_job_deletion.sql');
INSERT INTO jobs.scripts_run VALUES ('00.17.00_02_delete_finished_jobs.sql');
INSERT INTO jobs.scripts_run VALUES ('00.17.00_03_add_checks_to_finish_job.sql');
INSERT INTO jobs.scripts_run VALUES ('00.17.00_04_add_checks_to_retry_job.sql');
INSERT INTO jobs.scripts_run VALUES ('00.18.01_01_fix_finish_job_compat_issue.sql');
INSERT INTO jobs.scripts_run VALUES ('00.19.00_01_add_index_on_procrastinate_jobs.sql');
INSERT INTO jobs.scripts_run VALUES ('00.22.00_01_add_kwargs_to_defer_periodic_job.sql');
INSERT INTO jobs.scripts_run VALUES ('00.23.00_01_null_locks_excluded.sql');
INSERT INTO jobs.scripts_run VALUES ('01.00.00_01_remove_old_finish_job_function.sql');
INSERT INTO jobs.scripts_run VALUES ('01.01.01_01_job_id_bigint.sql');
INSERT INTO jobs.scripts_run VALUES ('02.00.03_01_add_job_priority.sql');
INSERT INTO jobs.scripts_run VALUES ('02.05.00_01_add_periodic_job_priority.sql');
INSERT INTO jobs.scripts_run VALUES ('02.06.00_01_add_cancel_states.sql');
INSERT INTO jobs.scripts_run VALUES ('02.08.00_01_add_additional_params_to_retry_job.sql');
INSERT INTO jobs.scripts_run VALUES ('02.14.01_01_add_indexes_for_fetch_job.sql');
INSERT INTO jobs.scripts_run VALUES ('03.00.00_01_pre_cancel_notification.sql');
INSERT INTO jobs.scripts_run VALUES ('03.00.00_50_post_cancel_notification.sql');
INSERT INTO jobs.scripts_run VALUES ('03.01.00_01_pre_add_heartbeat.sql');
INSERT INTO jobs.scripts_run VALUES ('03.01.00_50_post_add_heartbeat.sql');
INSERT INTO jobs.scripts_run VALUES ('03.02.00_01_pre_batch_defer_jobs.sql');
INSERT INTO jobs.scripts_run VALUES ('03.02.00_50_post_batch_defer_jobs.sql');
INSERT INTO jobs.scripts_run VALUES ('03.03.00_01_pre_priority_lock_fetch_job.sql');
INSERT INTO jobs.scripts_run VALUES ('03.04.00_01_pre_add_retry_failed_job_procedure.sql');
INSERT INTO jobs.scripts_run VALUES ('03.04.00_50_post_add_retry_failed_job_procedure.sql');
INSERT INTO public.alembic_version VALUES ('0004');
INSERT INTO public.chat VALUES ('table-tight', 0, 'boyd', 'Slàinte!', 0);
INSERT INTO public.chat VALUES ('table-plain', 0, 'boyd', 'Slàinte!', 1);
INSERT INTO public.chat VALUES ('table-glen', 0, 'boyd', 'Slàinte!', 2);
INSERT INTO public.chat VALUES ('table-sealed', 0, 'boyd', 'Slàinte!', 3);
INSERT INTO public.chat VALUES ('table-finished', 0, 'boyd', 'Slàinte!', 4);
INSERT INTO public.entries VALUES ('tight', 0, 0, '\x7b22736571223a302c226279223a6e756c6c2c226472617773223a5b5b22647261772d73696465222c224132225d2c5b22647261772d73696465222c224232225d2c5b22647261772d73696465222c224332225d2c5b22647261772d73696465222c224432225d2c5b22647261772d73636f72696e672d74696c65222c375d2c5b22647261772d73636f72696e672d74696c65222c345d2c5b22647261772d73636f72696e672d74696c65222c385d2c5b22647261772d73636f72696e672d74696c65222c315d2c5b22647261772d73636f72696e672d74696c65222c365d2c5b22636f7665722d686578222c33305d2c5b22636f7665722d686578222c3130315d2c5b22636f7665722d686578222c39375d2c5b22636f7665722d686578222c31335d2c5b22647261772d636f6e7472616374222c32335d2c5b22647261772d636f6e7472616374222c34365d2c5b22647261772d636f6e7472616374222c33355d2c5b22647261772d636f6e7472616374222c395d2c5b22647261772d636f6e7472616374222c355d2c5b22647261772d636f6e7472616374222c32365d2c5b22647261772d66697273742d706c61796572222c305d2c5b22647261772d636c616e222c385d2c5b22647261772d7374617274696e672d74696c65222c355d2c5b22647261772d636c616e222c365d2c5b22647261772d7374617274696e672d74696c65222c315d2c5b22647261772d636c616e222c315d2c5b22647261772d7374617274696e672d74696c65222c325d5d2c22626172223a2264726177227d');
INSERT INTO public.entries VALUES ('tight', 1, 2494339002986688801, '\x7b22736571223a312c226279223a312c22646f223a5b2263686f6f73652d636c616e222c226d61636b656e7a6965222c2273746172742d32225d2c22626172223a2261736b6564227d');
INSERT INTO public.entries VALUES ('tight', 2, 2494339002986688802, '\x7b22736571223a322c226279223a302c22646f223a5b2263686f6f73652d636c616e222c2273746577617274222c2273746172742d36225d7d');
INSERT INTO public.entries VALUES ('tight', 3, 2494339002986688803, '\x7b22736571223a332c226279223a302c22646f223a5b22657870616e64222c22776f6f64637574746572222c226938225d2c22626172223a2261736b6564227d');
INSERT INTO public.entries VALUES ('tight', 4, 2494339002986688804, '\x7b22736571223a342c226279223a312c22646f223a5b22657870616e64222c22776f6f64637574746572222c226332225d7d');
INSERT INTO public.entries VALUES ('tight', 5, 2494339002986688805, '\x7b22736571223a352c226279223a312c22646f223a5b22657870616e64222c226d696e6572222c226b34225d2c22626172223a2261736b6564227d');
INSERT INTO public.entries VALUES ('tight', 6, 2494339002986688806, '\x7b22736571223a362c226279223a302c22646f223a5b22657870616e64222c226d696e6572222c226a32225d7d');
INSERT INTO public.entries VALUES ('tight', 7, 2494339002986688807, '\x7b22736571223a372c226279223a302c22756e646f223a367d');
INSERT INTO public.entries VALUES ('tight', 8, 2494339002986688808, '\x7b22736571223a382c226279223a302c22646f223a5b22657870616e64222c226d696e6572222c226333225d7d');
INSERT INTO public.entries VALUES ('tight', 9, 2494339002986688809, '\x7b22736571223a392c226279223a302c22646f223a5b22657870616e64222c226368656573652d6461697279222c226a37225d7d');
INSERT INTO public.entries VALUES ('tight', 10, 2494339002986688810, '\x7b22736571223a31302c226279223a302c22646f223a5b22656e642d7475726e225d2c22626172223a227475726e222c22646967657374223a223034666633326661376661643333643037356334666464363265356138356535227d');
INSERT INTO public.entries VALUES ('tight', 11, 2494339002986688811, '\x7b22736571223a31312c226279223a312c22646f223a5b22657870616e64222c22636f77222c226a34225d7d');
INSERT INTO public.entries VALUES ('tight', 12, 2494339002986688812, '\x7b22736571223a31322c226279223a312c22646f223a5b22656e642d7475726e225d2c22626172223a227475726e222c22646967657374223a223762353738346638663736316363336563663961646631376336643237343831227d');
INSERT INTO public.entries VALUES ('tight', 13, 2494339002986688813, '\x7b22736571223a31332c226279223a302c22646f223a5b22657870616e64222c226368656573652d6461697279222c226232225d7d');
INSERT INTO public.entries VALUES ('tight', 14, 2494339002986688814, '\x7b22736571223a31342c226279223a302c22646f223a5b22656e642d7475726e225d2c22626172223a227475726e222c22646967657374223a223039353732303337653539643838366138376464306436633131656161383238227d');
INSERT INTO public.entries VALUES ('tight', 15, 2494339002986688815, '\x7b22736571223a31352c226279223a312c22646f223a5b22627579222c22776f6f6c222c315d7d');
INSERT INTO public.entries VALUES ('tight', 16, 2494339002986688816, '\x7b22736571223a31362c226279223a312c22646f223a5b22656e642d7475726e225d2c22626172223a227475726e222c22646967657374223a226466613864663634386633303836343065656433663737643763343164336463227d');
INSERT INTO public.entries VALUES ('tight', 17, 2494339002986688817, '\x7b22736571223a31372c226279223a302c22646f223a5b226f627461696e222c5b32365d5d7d');
INSERT INTO public.entries VALUES ('tight', 18, 2494339002986688818, '\x7b22736571223a31382c226279223a302c22646f223a5b22656e642d7475726e225d2c22626172223a227475726e222c22646967657374223a223565343861613331363138663537666462663933366433383730616332646239227d');
INSERT INTO public.entries VALUES ('tight', 19, 2494339002986688819, '\x7b22736571223a31392c226279223a312c22646f223a5b22657870616e64222c226669656c64222c226935225d7d');
INSERT INTO public.entries VALUES ('tight', 20, 2494339002986688820, '\x7b22736571223a32302c226279223a312c22646f223a5b22656e642d7475726e225d2c22626172223a227475726e222c22646967657374223a226531366266396465303939353663326435646539393761303330376537366630227d');
INSERT INTO public.entries VALUES ('tight', 21, 2494339002986688821, '\x7b22736571223a32312c226279223a302c22646f223a5b22686972652d6d65726368616e74225d7d');
INSERT INTO public.entries VALUES ('tight', 22, 2494339002986688822, '\x7b22736571223a32322c226279223a302c22646f223a5b22656e642d7475726e225d2c22626172223a227475726e222c22646967657374223a223430313232646534636562356163313536393539313932613164383865646535227d');
INSERT INTO public.entries VALUES ('tight', 23, 2494339002986688823, '\x7b22736571223a32332c226279223a312c22646f223a5b226f627461696e222c5b33355d5d7d');
INSERT INTO public.entries VALUES ('tight', 24, 2494339002986688824, '\x7b22736571223a32342c226279223a312c22646f223a5b22656e642d7475726e225d2c22626172223a227475726e222c22646967657374223a223530616636666661653035313761376566653033363732333731626137663633227d');
INSERT INTO public.entries VALUES ('tight', 25, 2494339002986688825, '\x7b22736571223a32352c226279223a302c22646f223a5b2273656c6c222c22776869736b79222c315d7d');
INSERT INTO public.entries VALUES ('tight', 26, 2494339002986688826, '\x7b22736571223a32362c226279223a302c22646f223a5b22656e642d7475726e225d2c22626172223a227475726e222c22646967657374223a223433646539373061623538333463366135333563336237386337636561336139227d');
INSERT INTO public.entries VALUES ('tight', 27, 2494339002986688827, '\x7b22736571223a32372c226279223a312c22646f223a5b22627579222c22776f6f6c222c315d7d');
INSERT INTO public.entries VALUES ('tight', 28, 2494339002986688828, '\x7b22736571223a32382c226279223a312c22646f223a5b22656e642d7475726e225d2c22626172223a227475726e222c22646967657374223a223436366364653336363034666534656563356536336631373564323163346135227d');
INSERT INTO public.entries VALUES ('tight', 29, 2494339002986688829, '\x7b22736571223a32392c226279223a302c22646f223a5b22657870616e64222c2262616b657279222c226a36225d7d');
INSERT INTO public.entries VALUES ('tight', 30, 2494339002986688830, '\x7b22736571223a33302c226279223a302c22646f223a5b22656e642d7475726e225d2c22626172223a227475726e222c22646967657374223a223939646262363364613963333737386133376436663261383565633832613462227d');
INSERT INTO public.entries VALUES ('tight', 31, 2494339002986688831, '\x7b22736571223a33312c226279223a312c22646f223a5b2270617373225d7d');
INSERT INTO public.entries VALUES ('tight', 32, 2494339002986688832, '\x7b22736571223a33322c226279223a312c22646f223a5b22656e642d7475726e225d2c22626172223a227475726e222c22646967657374223a223830383862366533323333333530333935636562353935656234663131613262227d');
INSERT INTO public.entries VALUES ('tight', 33, 2494339002986688833, '\x7b22736571223a33332c226279223a302c22646f223a5b2270617373225d7d');
INSERT INTO public.entries VALUES ('tight', 34, 2494339002986688834, '\x7b22736571223a33342c226279223a302c22646f223a5b22656e642d7475726e225d2c22626172223a227475726e222c22646967657374223a223434373130636466326430363261323433643235383030376431633635346366227d');
INSERT INTO public.entries VALUES ('tight', 35, 2494339002986688835, '\x7b22736571223a33352c226279223a302c22646f223a5b2270726f64756365222c302c302c305d2c226472617773223a5b5b22647261772d636f6e7472616374222c32375d2c5b22647261772d636f6e7472616374222c31335d5d2c22626172223a2264726177227d');
INSERT INTO public.entries VALUES ('tight', 36, 2494339002986688836, '\x7b22736571223a33362c226279223a312c22646f223a5b22657870616e64222c226368656573652d6461697279222c226c34225d7d');
INSERT INTO public.entries VALUES ('tight', 37, 2494339002986688837, '\x7b22736571223a33372c226279223a312c22646f223a5b22656e642d7475726e225d2c22626172223a227475726e222c22646967657374223a223035353939623638323938643034306533353733663165666330323238346666227d');
INSERT INTO public.entries VALUES ('tight', 38, 2494339002986688838, '\x7b22736571223a33382c226279223a302c22646f223a5b22627579222c22677261696e222c345d7d');
INSERT INTO public.entries VALUES ('tight', 39, 2494339002986688839, '\x7b22736571223a33392c226279223a302c22646f223a5b22656e642d7475726e225d2c22626172223a227475726e222c22646967657374223a223966373934666331323633383938306330323533626464623030626461396461227d');
INSERT INTO public.entries VALUES ('tight', 40, 2494339002986688840, '\x7b22736571223a34302c226279223a312c22646f223a5b2270617373225d7d');
INSERT INTO public.entries VALUES ('plain', 0, 0, '\x7b22736571223a302c226279223a6e756c6c2c226472617773223a5b5b22647261772d73696465222c224131225d2c5b22647261772d73696465222c224232225d2c5b22647261772d73696465222c224331225d2c5b22647261772d73696465222c224431225d2c5b22647261772d706f7274222c315d2c5b22647261772d706f7274222c385d2c5b22647261772d706f7274222c305d2c5b22647261772d706f7274222c325d2c5b22647261772d73636f72696e672d74696c65222c385d2c5b22647261772d73636f72696e672d74696c65222c325d2c5b22647261772d73636f72696e672d74696c65222c345d2c5b22647261772d73636f72696e672d74696c65222c315d2c5b22647261772d73636f72696e672d74696c65222c335d2c5b22647261772d636f6e7472616374222c31325d2c5b22647261772d636f6e7472616374222c345d2c5b22647261772d636f6e7472616374222c305d2c5b22647261772d636f6e7472616374222c365d2c5b22647261772d636f6e7472616374222c33315d2c5b22647261772d636f6e7472616374222c32395d2c5b22647261772d636f6e7472616374222c385d2c5b22647261772d66697273742d706c61796572222c305d2c5b22647261772d636c616e222c325d2c5b22647261772d7374617274696e672d74696c65222c315d2c5b22647261772d636c616e222c315d2c5b22647261772d7374617274696e672d74696c65222c325d2c5b22647261772d636c616e222c345d2c5b22647261772d7374617274696e672d74696c65222c345d2c5b22647261772d636c616e222c365d2c5b22647261772d7374617274696e672d74696c65222c355d5d2c22626172223a2264726177227d');
INSERT INTO public.entries VALUES ('plain', 1, 2494339002986688841, '\x7b22736571223a312c226279223a322c22646f223a5b2263686f6f73652d636c616e222c2263616d7062656c6c222c2273746172742d33225d2c22626172223a2261736b6564227d');
INSERT INTO public.entries VALUES ('plain', 2, 2494339002986688842, '\x7b22736571223a322c226279223a312c22646f223a5b2263686f6f73652d636c616e222c226d6163646f6e616c64222c2273746172742d35225d2c22626172223a2261736b6564227d');
INSERT INTO public.entries VALUES ('plain', 3, 2494339002986688843, '\x7b22736571223a332c226279223a302c22646f223a5b2263686f6f73652d636c616e222c2263756e6e696e6768616d222c2273746172742d32225d7d');
INSERT INTO public.entries VALUES ('plain', 4, 2494339002986688844, '\x7b22736571223a342c226279223a302c22646f223a5b22657870616e64222c226d696e6572222c226331225d2c22626172223a2261736b6564227d');
INSERT INTO public.entries VALUES ('plain', 5, 2494339002986688845, '\x7b22736571223a352c226279223a312c22646f223a5b22657870616e64222c226d696e6572222c226a33225d2c22626172223a2261736b6564227d');
INSERT INTO public.entries VALUES ('plain', 6, 2494339002986688846, '\x7b22736571223a362c226279223a322c22646f223a5b22657870616e64222c226d696e6572222c226b38225d7d');
INSERT INTO public.entries VALUES ('plain', 7, 2494339002986688847, '\x7b22736571223a372c226279223a322c22756e646f223a367d');
INSERT INTO public.entries VALUES ('plain', 8, 2494339002986688848, '\x7b22736571223a382c226279223a322c22646f223a5b22657870616e64222c226d696e6572222c226237225d7d');
INSERT INTO public.entries VALUES ('plain', 9, 2494339002986688849, '\x7b22736571223a392c226279223a322c22646f223a5b22657870616e64222c226d696e6572222c226335225d2c22626172223a2261736b6564227d');
INSERT INTO public.entries VALUES ('plain', 10, 2494339002986688850, '\x7b22736571223a31302c226279223a312c22646f223a5b22657870616e64222c22776f6f64637574746572222c226632225d2c22626172223a2261736b6564227d');
INSERT INTO public.entries VALUES ('plain', 11, 2494339002986688851, '\x7b22736571223a31312c226279223a302c22646f223a5b22657870616e64222c22776f6f64637574746572222c226733225d7d');
INSERT INTO public.entries VALUES ('plain', 12, 2494339002986688852, '\x7b22736571223a31322c226279223a302c22646f223a5b22657870616e64222c226669656c64222c226734225d7d');
INSERT INTO public.entries VALUES ('plain', 13, 2494339002986688853, '\x7b22736571223a31332c226279223a302c22646f223a5b22656e642d7475726e225d2c22626172223a227475726e222c22646967657374223a223462323039643765656231306534613161616166643236373533373938633431227d');
INSERT INTO public.entries VALUES ('plain', 14, 2494339002986688854, '\x7b22736571223a31342c226279223a312c22646f223a5b22657870616e64222c226669656c64222c226a34225d7d');
INSERT INTO public.entries VALUES ('plain', 15, 2494339002986688855, '\x7b22736571223a31352c226279223a312c22646f223a5b22656e642d7475726e225d2c22626172223a227475726e222c22646967657374223a223135343332323834653636306532613634653037303639626436386532336530227d');
INSERT INTO public.entries VALUES ('plain', 16, 2494339002986688856, '\x7b22736571223a31362c226279223a322c22646f223a5b2273656c6c222c22636865657365222c315d7d');
INSERT INTO public.entries VALUES ('plain', 17, 2494339002986688857, '\x7b22736571223a31372c226279223a322c22646f223a5b22656e642d7475726e225d2c22626172223a227475726e222c22646967657374223a226464353361353134666364663434303232396139376166323031366564303332227d');
INSERT INTO public.entries VALUES ('plain', 18, 2494339002986688858, '\x7b22736571223a31382c226279223a302c22646f223a5b22657870616e64222c2264697374696c6c657279222c226332225d7d');
INSERT INTO public.entries VALUES ('plain', 19, 2494339002986688859, '\x7b22736571223a31392c226279223a302c22646f223a5b22656e642d7475726e225d2c22626172223a227475726e222c22646967657374223a223836373764633730636166353065633935653330336433343630343564613137227d');
INSERT INTO public.entries VALUES ('plain', 20, 2494339002986688860, '\x7b22736571223a32302c226279223a312c22646f223a5b226f627461696e222c5b305d5d7d');
INSERT INTO public.entries VALUES ('plain', 21, 2494339002986688861, '\x7b22736571223a32312c226279223a312c22646f223a5b22656e642d7475726e225d2c22626172223a227475726e222c22646967657374223a223833386437313030316263366163303334623431353134386235303739343231227d');
INSERT INTO public.entries VALUES ('plain', 22, 2494339002986688862, '\x7b22736571223a32322c226279223a322c22646f223a5b22657870616e64222c2264697374696c6c657279222c226434225d7d');
INSERT INTO public.entries VALUES ('plain', 23, 2494339002986688863, '\x7b22736571223a32332c226279223a322c22646f223a5b22656e642d7475726e225d2c22626172223a227475726e222c22646967657374223a226232393662306636626262356533363163323365346566313935626332313830227d');
INSERT INTO public.entries VALUES ('plain', 24, 2494339002986688864, '\x7b22736571223a32342c226279223a302c22646f223a5b226f627461696e222c5b32395d5d7d');
INSERT INTO public.entries VALUES ('plain', 25, 2494339002986688865, '\x7b22736571223a32352c226279223a302c22646f223a5b22656e642d7475726e225d2c22626172223a227475726e222c22646967657374223a226237356332373433313234336139376635616165336565393361313332353564227d');
INSERT INTO public.entries VALUES ('plain', 26, 2494339002986688866, '\x7b22736571223a32362c226279223a312c22646f223a5b22657870616e64222c227368656570222c226732225d7d');
INSERT INTO public.entries VALUES ('glen', 1, 2494339002986688867, '\x7b22736571223a312c226279223a302c22646f223a5b2274616b65222c22676c656e2d6c796f6e225d7d');
INSERT INTO public.entries VALUES ('glen', 2, 2494339002986688868, '\x7b22736571223a322c226279223a302c22646f223a5b22706c616365222c2d312c305d7d');
INSERT INTO public.entries VALUES ('glen', 3, 2494339002986688869, '\x7b22736571223a332c226279223a302c22646f223a5b226163746976617465222c22686f6d652d76696c6c616765222c315d7d');
INSERT INTO public.entries VALUES ('glen', 4, 2494339002986688870, '\x7b22736571223a342c226279223a302c22646f223a5b226163746976617465222c22676c656e2d6c796f6e222c315d7d');
INSERT INTO public.entries VALUES ('glen', 5, 2494339002986688871, '\x7b22736571223a352c226279223a302c22646f223a5b2273656c6c222c227368656570222c22676c656e2d6c796f6e225d7d');
INSERT INTO public.entries VALUES ('glen', 6, 2494339002986688872, '\x7b22736571223a362c226279223a302c22756e646f223a357d');
INSERT INTO public.entries VALUES ('glen', 7, 2494339002986688873, '\x7b22736571223a372c226279223a302c22646f223a5b2277616c6b222c22686f6d652d76696c6c616765222c2265617374225d7d');
INSERT INTO public.entries VALUES ('glen', 8, 2494339002986688874, '\x7b22736571223a382c226279223a302c22646f223a5b22656e642d7475726e225d2c226472617773223a5b5b226c61792d74696c65222c31345d5d2c22626172223a2264726177222c22646967657374223a226232393035393566613365346335376166373630626463343664646662646133227d');
INSERT INTO public.entries VALUES ('glen', 9, 2494339002986688875, '\x7b22736571223a392c226279223a312c22646f223a5b2274616b65222c2270756c74656e6579225d7d');
INSERT INTO public.entries VALUES ('glen', 10, 2494339002986688876, '\x7b22736571223a31302c226279223a312c22646f223a5b22627579222c2273746f6e65225d7d');
INSERT INTO public.entries VALUES ('glen', 11, 2494339002986688877, '\x7b22736571223a31312c226279223a312c22646f223a5b22706c616365222c302c2d315d7d');
INSERT INTO public.entries VALUES ('glen', 12, 2494339002986688878, '\x7b22736571223a31322c226279223a312c22646f223a5b226163746976617465222c22686f6d652d636173746c65222c315d7d');
INSERT INTO public.entries VALUES ('glen', 13, 2494339002986688879, '\x7b22736571223a31332c226279223a312c22646f223a5b226163746976617465222c22686f6d652d76696c6c616765222c315d7d');
INSERT INTO public.entries VALUES ('glen', 14, 2494339002986688880, '\x7b22736571223a31342c226279223a312c22646f223a5b22656e642d7475726e225d2c226472617773223a5b5b226c61792d74696c65222c375d2c5b22726f6c6c2d646965222c315d2c5b226c61792d74696c65222c31395d5d2c22626172223a2264726177222c22646967657374223a226334663431353534656661613837653431633162363832383932623936333238227d');
INSERT INTO public.entries VALUES ('glen', 15, 2494339002986688881, '\x7b22736571223a31352c226279223a302c22646f223a5b2274616b65222c227374726174686e61766572225d7d');
INSERT INTO public.entries VALUES ('glen', 16, 2494339002986688882, '\x7b22736571223a31362c226279223a302c22646f223a5b22706c616365222c322c305d7d');
INSERT INTO public.entries VALUES ('glen', 17, 2494339002986688883, '\x7b22736571223a31372c226279223a302c22646f223a5b226163746976617465222c227374726174686e61766572222c315d7d');
INSERT INTO public.entries VALUES ('glen', 18, 2494339002986688884, '\x7b22736571223a31382c226279223a302c22646f223a5b2273656c6c222c227368656570222c22676c656e2d6c796f6e225d7d');
INSERT INTO public.entries VALUES ('glen', 19, 2494339002986688885, '\x7b22736571223a31392c226279223a302c22646f223a5b226163746976617465222c22686f6d652d636173746c65222c315d7d');
INSERT INTO public.entries VALUES ('glen', 20, 2494339002986688886, '\x7b22736571223a32302c226279223a302c22646f223a5b2277616c6b222c22686f6d652d636173746c65222c2265617374225d7d');
INSERT INTO public.entries VALUES ('glen', 21, 2494339002986688887, '\x7b22736571223a32312c226279223a302c22646f223a5b22656e642d7475726e225d2c226472617773223a5b5b226c61792d74696c65222c31365d2c5b22726f6c6c2d646965222c315d2c5b226c61792d74696c65222c31315d2c5b22726f6c6c2d646965222c315d2c5b226c61792d74696c65222c31335d2c5b22726f6c6c2d646965222c315d2c5b226c61792d74696c65222c395d2c5b22726f6c6c2d646965222c315d2c5b226c61792d74696c65222c31325d2c5b22726f6c6c2d646965222c315d2c5b226c61792d74696c65222c32305d5d2c22626172223a2264726177222c22646967657374223a226234616238363032616431626538646166373432643865666462336463633466227d');
INSERT INTO public.entries VALUES ('glen', 22, 2494339002986688888, '\x7b22736571223a32322c226279223a312c22646f223a5b2274616b65222c22637269656666225d7d');
INSERT INTO public.entries VALUES ('glen', 23, 2494339002986688889, '\x7b22736571223a32332c226279223a312c22646f223a5b22706c616365222c312c2d315d7d');
INSERT INTO public.entries VALUES ('glen', 24, 2494339002986688890, '\x7b22736571223a32342c226279223a312c22646f223a5b226163746976617465222c22637269656666222c315d7d');
INSERT INTO public.entries VALUES ('glen', 25, 2494339002986688891, '\x7b22736571223a32352c226279223a312c22646f223a5b22627579222c227368656570225d7d');
INSERT INTO public.entries VALUES ('glen', 26, 2494339002986688892, '\x7b22736571223a32362c226279223a312c22646f223a5b226163746976617465222c22686f6d652d76696c6c616765222c315d7d');
INSERT INTO public.entries VALUES ('glen', 27, 2494339002986688893, '\x7b22736571223a32372c226279223a312c22646f223a5b22656e642d7475726e225d2c226472617773223a5b5b226c61792d74696c65222c32375d2c5b22726f6c6c2d646965222c315d2c5b226c61792d74696c65222c33325d2c5b22726f6c6c2d646965222c315d2c5b226c61792d74696c65222c32365d2c5b22726f6c6c2d646965222c325d2c5b226c61792d74696c65222c32385d2c5b226c61792d74696c65222c32335d2c5b22726f6c6c2d646965222c315d2c5b226c61792d74696c65222c32345d5d2c22626172223a2264726177222c22646967657374223a223936346164663838346365336238323634333638316335303564623464396564227d');
INSERT INTO public.entries VALUES ('glen', 28, 2494339002986688894, '\x7b22736571223a32382c226279223a302c22646f223a5b2273656c6c222c227368656570222c227374726174686e61766572225d7d');
INSERT INTO public.entries VALUES ('glen', 29, 2494339002986688895, '\x7b22736571223a32392c226279223a302c22646f223a5b2274616b65222c2264756172742d636173746c65225d7d');
INSERT INTO public.entries VALUES ('glen', 30, 2494339002986688896, '\x7b22736571223a33302c226279223a302c22646f223a5b22627579222c22776f6f64225d7d');
INSERT INTO public.entries VALUES ('sealed', 1, 2494339002986688897, '\x7b22736571223a312c226279223a302c22646f223a5b22726f77222c305d2c227365616c6564223a22636c6f73696e67222c22686569676874223a377d');
INSERT INTO public.entries VALUES ('sealed', 2, 2494339002986688898, '\x7b22736571223a322c226279223a312c22646f223a5b22726f77222c305d2c227365616c6564223a22636c6f73696e67222c22686569676874223a377d');
INSERT INTO public.entries VALUES ('sealed', 3, 2494339002986688899, '\x7b22736571223a332c226279223a322c22646f223a5b22726f77222c305d2c227365616c6564223a22636c6f73696e67222c22686569676874223a372c226f70656e73223a5b375d2c22626172223a2272657665616c227d');
INSERT INTO public.entries VALUES ('sealed', 4, 2494339002986688900, '\x7b22736571223a342c226279223a312c22646f223a5b22656e642d7475726e225d2c22626172223a227475726e222c22646967657374223a223561643662616361616332373436666131306133626631356436343261646337227d');
INSERT INTO public.entries VALUES ('sealed', 5, 2494339002986688901, '\x7b22736571223a352c226279223a322c22646f223a5b22646f222c226861756c225d7d');
INSERT INTO public.entries VALUES ('sealed', 6, 2494339002986688902, '\x7b22736571223a362c226279223a322c22756e646f223a357d');
INSERT INTO public.entries VALUES ('sealed', 7, 2494339002986688903, '\x7b22736571223a372c226279223a322c22646f223a5b22646f222c227065656b225d2c226472617773223a5b5b226c6f6f6b222c302c5b325d5d5d2c22626172223a2264726177227d');
INSERT INTO public.entries VALUES ('sealed', 8, 2494339002986688904, '\x7b22736571223a382c226279223a322c22646f223a5b2273776170222c325d2c227365616c6564223a22656e64222c22686569676874223a347d');
INSERT INTO public.entries VALUES ('finished', 1, 2494339002986688905, '\x7b22736571223a312c226279223a302c22646f223a5b22726f77222c315d2c227365616c6564223a22636c6f73696e67222c22686569676874223a357d');
INSERT INTO public.entries VALUES ('finished', 2, 2494339002986688906, '\x7b22736571223a322c226279223a312c22646f223a5b22726f77222c315d2c227365616c6564223a22636c6f73696e67222c22686569676874223a352c226f70656e73223a5b355d2c22626172223a2272657665616c227d');
INSERT INTO public.entries VALUES ('finished', 3, 2494339002986688907, '\x7b22736571223a332c226279223a312c22646f223a5b22646f222c226861756c225d7d');
INSERT INTO public.entries VALUES ('finished', 4, 2494339002986688908, '\x7b22736571223a342c226279223a312c22646f223a5b226c696674222c305d2c226472617773223a5b5b226361746368222c335d5d2c22626172223a2264726177227d');
INSERT INTO public.entries VALUES ('finished', 5, 2494339002986688909, '\x7b22736571223a352c226279223a312c22646f223a5b2273656c6c222c2268657272696e67225d7d');
INSERT INTO public.entries VALUES ('finished', 6, 2494339002986688910, '\x7b22736571223a362c226279223a312c22756e646f223a357d');
INSERT INTO public.entries VALUES ('finished', 7, 2494339002986688911, '\x7b22736571223a372c226279223a312c22646f223a5b2273656c6c222c2268657272696e67225d7d');
INSERT INTO public.entries VALUES ('finished', 8, 2494339002986688912, '\x7b22736571223a382c226279223a312c22646f223a5b226c696674222c315d2c226472617773223a5b5b226361746368222c365d5d2c22626172223a2264726177227d');
INSERT INTO public.entries VALUES ('finished', 9, 2494339002986688913, '\x7b22736571223a392c226279223a312c22646f223a5b22656e642d7475726e225d2c22626172223a227475726e222c22646967657374223a226231383339613239663030666638636165383964623233363736386466323438227d');
INSERT INTO public.entries VALUES ('finished', 10, 2494339002986688914, '\x7b22736571223a31302c226279223a302c22646f223a5b22656e642d7475726e225d2c226472617773223a5b5b2277656174686572222c22627265657a65225d5d2c22626172223a2264726177222c22646967657374223a223461333735386338363263393738333736386461343963313235353232636665227d');
INSERT INTO public.entries VALUES ('finished', 11, 2494339002986688915, '\x7b22736571223a31312c226279223a302c22646f223a5b22726f77222c315d2c227365616c6564223a22636c6f73696e67222c22686569676874223a357d');
INSERT INTO public.entries VALUES ('finished', 12, 2494339002986688916, '\x7b22736571223a31322c226279223a312c22646f223a5b22726f77222c325d2c227365616c6564223a22636c6f73696e67222c22686569676874223a352c226f70656e73223a5b355d2c22626172223a2272657665616c227d');
INSERT INTO public.entries VALUES ('finished', 13, 2494339002986688917, '\x7b22736571223a31332c226279223a302c22646f223a5b22646f222c226861756c225d7d');
INSERT INTO public.entries VALUES ('finished', 14, 2494339002986688918, '\x7b22736571223a31342c226279223a302c22646f223a5b226c696674222c305d2c226472617773223a5b5b226361746368222c335d5d2c22626172223a2264726177227d');
INSERT INTO public.entries VALUES ('finished', 15, 2494339002986688919, '\x7b22736571223a31352c226279223a302c22646f223a5b226c696674222c315d2c226472617773223a5b5b226361746368222c385d5d2c22626172223a2264726177227d');
INSERT INTO public.entries VALUES ('finished', 16, 2494339002986688920, '\x7b22736571223a31362c226279223a302c22646f223a5b2273656c6c222c2263726162225d7d');
INSERT INTO public.entries VALUES ('finished', 17, 2494339002986688921, '\x7b22736571223a31372c226279223a302c22646f223a5b2273656c6c222c2268657272696e67225d7d');
INSERT INTO public.entries VALUES ('finished', 18, 2494339002986688922, '\x7b22736571223a31382c226279223a302c22646f223a5b22656e642d7475726e225d2c22626172223a227475726e222c22646967657374223a223666376634356436383566323061616565386364313437323065623938623064227d');
INSERT INTO public.entries VALUES ('finished', 19, 2494339002986688923, '\x7b22736571223a31392c226279223a312c22646f223a5b22646f222c226275696c64225d7d');
INSERT INTO public.entries VALUES ('finished', 20, 2494339002986688924, '\x7b22736571223a32302c226279223a312c22646f223a5b2267697665222c22636f696e225d7d');
INSERT INTO public.entries VALUES ('finished', 21, 2494339002986688925, '\x7b22736571223a32312c226279223a312c22646f223a5b2267697665222c22636f696e225d7d');
INSERT INTO public.entries VALUES ('glen', 0, 0, '\x7b22736571223a302c226279223a6e756c6c2c226472617773223a5b5b22647261772d7061776e222c305d2c5b22647261772d7061776e222c315d2c5b226c61792d74696c65222c355d2c5b226c61792d74696c65222c325d2c5b226c61792d74696c65222c365d2c5b226c61792d74696c65222c335d2c5b226c61792d74696c65222c345d2c5b226c61792d74696c65222c385d2c5b226c61792d74696c65222c31355d2c5b226c61792d74696c65222c31385d2c5b226c61792d74696c65222c31305d2c5b226c61792d74696c65222c31375d5d2c22626172223a2264726177227d');
INSERT INTO public.entries VALUES ('sealed', 0, 0, '\x7b22736571223a302c226279223a6e756c6c2c226472617773223a5b5b226465616c2d6368617274222c322c5b305d5d2c5b226465616c2d6368617274222c312c5b305d5d2c5b226465616c2d6368617274222c302c5b315d5d2c5b226465616c2d6368617274222c302c5b315d5d2c5b226465616c2d6368617274222c322c5b325d5d2c5b226465616c2d6368617274222c332c5b325d5d2c5b2277656174686572222c2263616c6d225d2c5b227377696d222c305d5d2c22626172223a2264726177227d');
INSERT INTO public.entries VALUES ('finished', 0, 0, '\x7b22736571223a302c226279223a6e756c6c2c226472617773223a5b5b226465616c2d6368617274222c312c5b305d5d2c5b226465616c2d6368617274222c302c5b305d5d2c5b226465616c2d6368617274222c302c5b315d5d2c5b226465616c2d6368617274222c332c5b315d5d2c5b2277656174686572222c2263616c6d225d5d2c22626172223a2264726177227d');
INSERT INTO public.entries VALUES ('finished', 22, 2494339002986688926, '\x7b22736571223a32322c226279223a312c22646f223a5b2267697665222c22636f696e225d7d');
INSERT INTO public.entries VALUES ('finished', 23, 2494339002986688927, '\x7b22736571223a32332c226279223a312c22646f223a5b2267697665222c2263726162225d7d');
INSERT INTO public.entries VALUES ('finished', 24, 2494339002986688928, '\x7b22736571223a32342c226279223a312c22646f223a5b22656e642d7475726e225d2c226472617773223a5b5b2277656174686572222c2263616c6d225d5d2c22626172223a2264726177222c22646967657374223a223230376238613931313439393261613038663661613361313437393936386634227d');
INSERT INTO public.entries VALUES ('finished', 25, 2494339002986688929, '\x7b22736571223a32352c226279223a302c22646f223a5b22726f77222c325d2c227365616c6564223a22636c6f73696e67222c22686569676874223a357d');
INSERT INTO public.entries VALUES ('finished', 26, 2494339002986688930, '\x7b22736571223a32362c226279223a312c22646f223a5b22726f77222c315d2c227365616c6564223a22636c6f73696e67222c22686569676874223a352c226f70656e73223a5b355d2c22626172223a2272657665616c227d');
INSERT INTO public.entries VALUES ('finished', 27, 2494339002986688931, '\x7b22736571223a32372c226279223a312c22646f223a5b22646f222c227065656b225d2c226472617773223a5b5b226c6f6f6b222c332c5b315d5d5d2c22626172223a2264726177227d');
INSERT INTO public.entries VALUES ('finished', 28, 2494339002986688932, '\x7b22736571223a32382c226279223a312c22646f223a5b2273776170222c335d2c227365616c6564223a22656e64222c22686569676874223a347d');
INSERT INTO public.entries VALUES ('finished', 29, 2494339002986688933, '\x7b22736571223a32392c226279223a312c22646f223a5b22656e642d7475726e225d2c22626172223a227475726e222c22646967657374223a223533396139646638643032663765393630336462346139373661393766656535227d');
INSERT INTO public.entries VALUES ('finished', 30, 2494339002986688934, '\x7b22736571223a33302c226279223a302c22646f223a5b22646f222c227065656b225d2c22626172223a2272657665616c227d');
INSERT INTO public.entries VALUES ('finished', 31, 2494339002986688935, '\x7b22736571223a33312c226279223a302c22646f223a5b2273776170222c315d2c227365616c6564223a22656e64222c22686569676874223a327d');
INSERT INTO public.entries VALUES ('finished', 32, 2494339002986688936, '\x7b22736571223a33322c226279223a302c22646f223a5b2273656c6c222c2268657272696e67225d7d');
INSERT INTO public.entries VALUES ('finished', 33, 2494339002986688937, '\x7b22736571223a33332c226279223a302c22646f223a5b22656e642d7475726e225d2c22626172223a227475726e222c22646967657374223a223539336665336635626430636634346238623962366338666166323737373735227d');
INSERT INTO public.games VALUES ('glen', 30, false, 1794919892755);
INSERT INTO public.games VALUES ('sealed', 8, false, 1794919892947);
INSERT INTO public.games VALUES ('tight', 40, false, 1794919890920);
INSERT INTO public.games VALUES ('finished', 33, true, 1794919893101);
INSERT INTO public.games VALUES ('plain', 26, false, 1794919891147);
INSERT INTO public.openings VALUES ('tight', '\x7b2267616d65223a2263616c65646f6e6961222c2272756c6573223a342c227365617473223a322c226f7074696f6e73223a7b226d61702d61223a2272616e646f6d222c226d61702d62223a2272616e646f6d222c226d61702d63223a2272616e646f6d222c226d61702d64223a2272616e646f6d222c22636c616e73223a2263686f696365222c22696d706f727473223a2272616e6b6564222c2273636f72696e67223a747275652c22706f727473223a66616c73652c227469676874223a747275652c22657874726173223a747275652c226175746f6d61223a226f6666222c226175746f6d612d6361726473223a22647261776e222c226675747572652d636f6e747261637473223a66616c73652c227374617274696e672d707269636573223a22757375616c222c22636c6f7365722d73636f72696e67223a66616c73652c22617761726473223a66616c73652c226661726d6572732d6d61726b657473223a66616c73652c22636c616e2d74696c6573223a2262617365222c227374617274696e672d74696c6573223a2262617365222c226d61702d7369646573223a2262617365222c22706f72742d74696c6573223a2262617365222c22726f756e642d74696c6573223a2262617365222c22747261696e73223a226f6666227d2c227061636b223a223164633230363964643430353735376431626465643464626366363833383536222c227061636b5f6368616e676573223a7b7d2c22636f6d6d69746d656e74223a2264633962643938323339643232316239393435393132316638386436663638383162313734623932356435346437393537663463346430636532393332306637222c22776f726473223a5b2261696c7361222c22626f7964225d2c226465616c745f6279223a2261666230386238313133373730636133383030353035616638303065306165383061656138333561343734356431316465333337626534386536373662383237227d', '\x0fd923ca5e7218c4ba3c3801c26a617ecdbfdaebb9c76ce2eca166e7855efbb8', '{ailsa,boyd}', '{}', 'table-tight', 0);
INSERT INTO public.openings VALUES ('plain', '\x7b2267616d65223a2263616c65646f6e6961222c2272756c6573223a342c227365617473223a332c226f7074696f6e73223a7b226d61702d61223a2272616e646f6d222c226d61702d62223a2272616e646f6d222c226d61702d63223a2272616e646f6d222c226d61702d64223a2272616e646f6d222c22636c616e73223a2263686f696365222c22696d706f727473223a2272616e6b6564222c2273636f72696e67223a747275652c22706f727473223a747275652c227469676874223a66616c73652c22657874726173223a747275652c226175746f6d61223a226f6666222c226175746f6d612d6361726473223a22647261776e222c226675747572652d636f6e747261637473223a66616c73652c227374617274696e672d707269636573223a22757375616c222c22636c6f7365722d73636f72696e67223a66616c73652c22617761726473223a66616c73652c226661726d6572732d6d61726b657473223a66616c73652c22636c616e2d74696c6573223a2262617365222c227374617274696e672d74696c6573223a2262617365222c226d61702d7369646573223a2262617365222c22706f72742d74696c6573223a2262617365222c22726f756e642d74696c6573223a2262617365222c22747261696e73223a226f6666227d2c227061636b223a223164633230363964643430353735376431626465643464626366363833383536222c227061636b5f6368616e676573223a7b7d2c22636f6d6d69746d656e74223a2237386337303233663537626363656533346239386363616632373131396232353532353962303062393532656336323834333735353265366137646331643432222c22776f726473223a5b2261696c7361222c22626f7964222c2263616c225d2c226465616c745f6279223a2265353031356238616166306137623939323365656431616339666136393261386233366361353365313039313933323137303538663938343862323437383465227d', '\x92cdf578c47085a5992256f0dcf97d0b19f1f1c9de4d5fe30c3ace6191b6e5db', '{ailsa,boyd,cal}', '{}', 'table-plain', 1);
INSERT INTO public.openings VALUES ('glen', '\x7b2267616d65223a22676c656e6d6f7265222c2272756c6573223a322c227365617473223a322c226f7074696f6e73223a7b22646965223a66616c73652c226c656e677468223a2266756c6c222c22626f617473223a66616c73652c22686967686c616e646572223a226f6666222c226361736b223a66616c73652c2268616d6d6572223a66616c73652c22686167676973223a66616c73652c22746f6d65223a66616c73652c22636f756e63696c223a66616c73652c226d6f6273223a66616c73657d2c227061636b223a223034653939336539646464616231653662663965656265393864376365653034222c227061636b5f6368616e676573223a7b7d2c22636f6d6d69746d656e74223a2234613132323862326234643137636331373961316434393530663731623964613633663964636466633432383564363033633266346234336436636437306139222c22776f726473223a5b2261696c7361222c22626f7964225d2c226465616c745f6279223a2237653664396364386635636433653338663435623032376330313235663036303436343737396336663835666230396133323534376330613662663962666231227d', '\x31237cdb79ae1dfa7ffb87cde7ea8a80352d300ee5ac758a6cddd19d671925ec', '{ailsa,boyd}', '{}', 'table-glen', 2);
INSERT INTO public.openings VALUES ('sealed', '\x7b2267616d65223a22637265656c222c2272756c6573223a312c227365617473223a332c226f7074696f6e73223a7b2264617973223a332c2274696465223a226e656170222c227365616c223a747275657d2c227061636b223a22222c227061636b5f6368616e676573223a7b7d2c22636f6d6d69746d656e74223a2238396365366163363039333538623966616162333861613562323336666465306631396138643437323131386463653639386265636239346661393565663935222c22776f726473223a5b2261696c7361222c22626f7964222c2263616c225d2c226465616c745f6279223a2232396531336261383565613537323566633161396532316332323230306238303763303963636232396130316530336564353666306138326566666535313736227d', '\x581348337b0f3e148620173daaa5f94d00d881705dcbf0aa83efdaba61d2ede1', '{ailsa,boyd,cal}', '{}', 'table-sealed', 3);
INSERT INTO public.openings VALUES ('finished', '\x7b2267616d65223a22637265656c222c2272756c6573223a312c227365617473223a322c226f7074696f6e73223a7b2264617973223a332c2274696465223a226e656170222c227365616c223a66616c73657d2c227061636b223a22222c227061636b5f6368616e676573223a7b7d2c22636f6d6d69746d656e74223a2236393231316331613136613033383233343363353136373134396235343434313330656436303134303734613639393236356264363762383138356435386365222c22776f726473223a5b2261696c7361222c22626f7964225d2c226465616c745f6279223a2263393734656365366239396662366131336265326435646133373131663736323662313632393136323038343339613665663662653933376630386230623962227d', '\xeb8649214997574e20c464388a172420d25403682bbbb80c496831c8cc1f8f0d', '{ailsa,boyd}', '{}', 'table-finished', 4);
INSERT INTO public.people VALUES ('ailsa', 'Ailsa', 0);
INSERT INTO public.people VALUES ('boyd', 'Boyd', 1);
INSERT INTO public.people VALUES ('cal', 'Cal', 2);
INSERT INTO public.readers VALUES ('0001');
INSERT INTO public.sessions VALUES ('\x0000000000000000000000000000000000000000000000000000000000000000', 'ailsa', 0, 0, 1125899906842624, '');
INSERT INTO public.sessions VALUES ('\x0101010101010101010101010101010101010101010101010101010101010101', 'boyd', 1, 1, 1125899906842624, '');
INSERT INTO public.sessions VALUES ('\x0202020202020202020202020202020202020202020202020202020202020202', 'cal', 2, 2, 1125899906842624, '');
INSERT INTO public.sitters VALUES ('ailsa', 0, 'table-tight');
INSERT INTO public.sitters VALUES ('boyd', 0, 'table-tight');
INSERT INTO public.sitters VALUES ('ailsa', 1, 'table-plain');
INSERT INTO public.sitters VALUES ('boyd', 1, 'table-plain');
INSERT INTO public.sitters VALUES ('cal', 1, 'table-plain');
INSERT INTO public.sitters VALUES ('ailsa', 2, 'table-glen');
INSERT INTO public.sitters VALUES ('boyd', 2, 'table-glen');
INSERT INTO public.sitters VALUES ('ailsa', 3, 'table-sealed');
INSERT INTO public.sitters VALUES ('boyd', 3, 'table-sealed');
INSERT INTO public.sitters VALUES ('cal', 3, 'table-sealed');
INSERT INTO public.sitters VALUES ('ailsa', 4, 'table-finished');
INSERT INTO public.sitters VALUES ('boyd', 4, 'table-finished');
INSERT INTO public.sitters VALUES ('ailsa', 9, 'table-waiting');
INSERT INTO public.snapshots VALUES ('tight', 40, '\x7b22737461636b223a5b5b22726f756e64222c335d2c5b22726f756e642d73636f72696e67225d2c5b2270726f64756374696f6e225d2c5b226e6578742d7475726e222c315d2c5b227475726e222c315d5d2c227475726e223a5b227475726e2d6661637473222c312c5b302c302c302c302c302c305d2c66616c73652c747275652c305d2c227061727473223a5b5b2263656c6c6172222c5b302c305d5d5d2c22636f756e7473223a5b32382c302c31355d2c226661637473223a7b226c61796f7574223a224132423243324432222c22726f756e64223a322c226f72646572223a5b312c305d2c22706173736564223a5b315d2c22707269636573223a5b352c372c332c332c332c325d2c226f70656e223a5b32332c34362c32372c392c352c31335d2c22756e7365656e223a5b302c312c322c332c342c362c372c382c31302c31312c31322c31342c31352c31362c31372c31382c31392c32302c32312c32322c32342c32352c32382c32392c33302c33312c33322c33332c33342c33362c33372c33382c33392c34302c34312c34322c34332c34342c34352c34372c34382c34395d2c22756e646572223a5b5d2c22647261776e223a5b5d2c22696d706f727473223a5b302c302c305d2c22706f727473223a5b5d2c2274696c6573223a5b372c342c382c312c365d2c226865786573223a5b2d312c2d312c2d312c2d312c2d312c2d312c2d312c2d312c2d312c2d312c322c2d312c2d312c3234302c2d312c2d312c2d312c2d312c2d312c32322c372c2d312c2d312c2d312c2d312c2d312c2d312c2d312c2d312c2d312c3234302c2d312c2d312c2d312c2d312c2d312c2d312c2d312c2d312c2d312c2d312c2d312c2d312c2d312c2d312c2d312c2d312c2d312c2d312c2d312c2d312c2d312c2d312c2d312c2d312c2d312c2d312c2d312c2d312c2d312c2d312c2d312c2d312c2d312c2d312c2d312c2d312c2d312c2d312c2d312c2d312c2d312c2d312c2d312c2d312c2d312c32302c2d312c2d312c362c2d312c2d312c2d312c2d312c31372c2d312c332c322c2d312c2d312c2d312c2d312c2d312c32332c2d312c2d312c2d312c3234302c2d312c2d312c2d312c3234302c31382c2d312c2d312c2d312c2d312c2d312c2d312c2d312c2d312c2d312c2d312c2d312c2d312c2d312c2d315d2c22706c6179657273223a5b5b382c31302c5b302c342c312c302c302c305d2c5b342c342c322c332c342c342c332c335d2c322c312c5b302c342c302c302c302c305d2c312c5b302c305d2c5b32365d2c312c5b5d2c302c5b302c302c305d2c352c5b5d2c5b37392c32302c38372c31302c38365d2c305d2c5b362c32362c5b332c322c312c312c302c305d2c5b342c332c332c342c332c342c332c335d2c322c352c5b302c302c302c302c302c305d2c302c5b302c305d2c5b33355d2c312c5b5d2c302c5b302c302c305d2c302c5b5d2c5b31392c39332c38342c37362c3130325d2c305d5d2c226f6666657273223a5b5d7d7d');
INSERT INTO public.snapshots VALUES ('plain', 26, '\x7b22737461636b223a5b5b22726f756e64222c325d2c5b22726f756e642d73636f72696e67225d2c5b2270726f64756374696f6e225d2c5b226e6578742d7475726e222c315d2c5b227475726e222c315d5d2c227475726e223a5b227475726e2d6661637473222c312c5b302c302c302c302c302c305d2c66616c73652c747275652c305d2c227061727473223a5b5d2c22636f756e7473223a5b32392c302c375d2c226661637473223a7b226c61796f7574223a224131423243314431222c22726f756e64223a312c226f72646572223a5b302c312c325d2c22706173736564223a5b5d2c22707269636573223a5b332c332c332c332c322c335d2c226f70656e223a5b31322c342c2d312c362c33312c2d312c385d2c22756e7365656e223a5b312c322c332c352c372c392c31302c31312c31332c31342c31352c31362c31372c31382c31392c32302c32312c32322c32332c32342c32352c32362c32372c32382c33302c33322c33332c33342c33352c33362c33372c33382c33392c34302c34312c34322c34332c34342c34352c34362c34372c34382c34395d2c22756e646572223a5b5d2c22647261776e223a5b5d2c22696d706f727473223a5b302c302c305d2c22706f727473223a5b312c382c302c325d2c2274696c6573223a5b382c322c342c312c335d2c226865786573223a5b2d312c2d312c2d312c2d312c2d312c2d312c2d312c2d312c2d312c2d312c2d312c2d312c2d312c2d312c2d312c33392c2d312c2d312c372c352c2d312c2d312c33392c2d312c2d312c2d312c2d312c2d312c2d312c2d312c33372c2d312c2d312c2d312c2d312c2d312c2d312c2d312c2d312c2d312c2d312c2d312c2d312c2d312c2d312c2d312c32322c2d312c2d312c2d312c2d312c2d312c2d312c2d312c2d312c31362c362c342c2d312c2d312c2d312c2d312c2d312c2d312c2d312c2d312c2d312c2d312c2d312c2d312c2d312c2d312c2d312c2d312c2d312c2d312c2d312c2d312c2d312c2d312c2d312c2d312c2d312c32332c32302c2d312c2d312c2d312c2d312c2d312c2d312c2d312c2d312c2d312c2d312c2d312c2d312c2d312c2d312c2d312c2d312c2d312c2d312c2d312c2d312c2d312c2d312c2d312c2d312c2d312c2d312c2d312c2d312c2d312c2d312c2d312c2d315d2c22706c6179657273223a5b5b322c372c5b312c302c302c312c302c305d2c5b342c342c342c342c332c332c332c335d2c322c352c5b302c302c302c302c302c305d2c302c5b302c305d2c5b32395d2c312c5b5d2c302c5b302c302c305d2c302c5b5d2c5b31382c35362c35372c31395d2c305d2c5b342c31322c5b302c312c302c302c302c315d2c5b332c342c342c342c332c342c362c305d2c322c352c5b302c302c302c302c302c305d2c302c5b302c305d2c5b305d2c312c5b5d2c302c5b302c302c305d2c302c5b5d2c5b38332c34362c38342c35355d2c305d2c5b312c32362c5b302c312c302c302c302c305d2c5b342c342c342c342c342c332c342c325d2c312c352c5b302c302c302c302c2d312c305d2c302c5b302c305d2c5b5d2c312c5b5d2c302c5b302c302c305d2c302c5b5d2c5b31352c32322c33305d2c305d5d2c226f6666657273223a5b5d7d7d');
INSERT INTO public.snapshots VALUES ('glen', 30, '\x7b22737461636b223a5b5b22616476616e6365225d2c5b22726566696c6c225d2c5b227475726e222c305d2c5b2272656365697665222c302c32335d2c5b22706179222c302c32332c5b302c312c302c312c305d2c302c302c302c5b5d2c302c302c2274696c65225d5d2c227475726e223a5b227475726e2d6661637473222c302c747275652c302c5b5d2c5b5d2c302c66616c73655d2c227061727473223a5b5d2c22636f756e7473223a5b33372c302c345d2c226661637473223a7b22726f6e64656c223a5b32342c2d312c2d312c2d322c31312c31332c392c31322c2d342c32372c33322c32362c32382c2d335d2c22676170223a312c22646965223a332c227374616765223a322c226c656674223a5b32312c32322c32352c32392c33302c33312c33332c33342c33352c33362c33375d2c226469736361726473223a5b322c362c332c342c382c31382c31302c31372c372c31342c31365d2c226d61726b6574223a5b322c322c312c302c315d2c22636c616e73223a5b5b5d2c5b5d2c5b5d2c5b5d2c5b5d2c5b5d2c5b5d2c5b5d2c5b5d2c5b5d2c5b5d2c5b5d2c5b5d2c5b5d2c5b5d2c5b5d2c5b5d2c5b5d2c5b5d2c5b5d2c5b5d2c5b5d2c5b5d5d2c22706c6179657273223a5b5b352c302c5b302c302c302c302c302c302c305d2c382c31302c5b5d2c5b5d2c5b5d2c5b5b302c305d2c5b312c315d2c5b2d312c355d2c5b322c31395d5d2c5b5d2c5b5b322c315d5d2c5b5d2c31332c66616c73655d2c5b332c312c5b332c302c302c312c302c302c305d2c382c31302c5b5d2c5b5d2c5b5d2c5b5b302c305d2c5b312c315d2c5b2d3235362c31355d2c5b2d3235352c32305d5d2c5b5d2c5b5b302c315d5d2c5b5d2c382c66616c73655d5d7d7d');
INSERT INTO public.snapshots VALUES ('sealed', 8, '\x7b22737461636b223a5b5b226461776e225d2c5b22646179222c302c66616c73655d2c5b2277616b65222c305d2c5b22646179222c322c747275655d5d2c227475726e223a5b22746f646179222c305d2c227061727473223a5b5b227365616c222c302c5b302c302c305d5d5d2c22636f756e7473223a5b392c312c315d2c226661637473223a7b22646179223a312c2277656174686572223a2263616c6d222c22676f6f6473223a5b5b332c302c302c305d2c5b332c302c302c305d2c5b332c302c302c305d5d2c22637265656c73223a5b322c322c325d2c2262617973223a5b302c302c305d2c2268616e6473223a5b5b322c315d2c5b302c305d2c5b332c305d5d2c226465636b223a5b312c332c322c335d2c22746f70223a322c226b6e6f776e223a5b325d7d7d');
INSERT INTO public.snapshots VALUES ('finished', 33, '\x7b22737461636b223a5b5d2c227475726e223a6e756c6c2c227061727473223a5b5d2c22636f756e7473223a5b31322c342c365d2c226661637473223a7b22646179223a332c2277656174686572223a2263616c6d222c22676f6f6473223a5b5b372c302c312c305d2c5b312c302c302c305d5d2c22637265656c73223a5b322c335d2c2262617973223a5b322c315d2c2268616e6473223a5b5b302c335d2c5b302c335d5d2c226465636b223a5b322c332c342c325d2c22746f70223a312c226b6e6f776e223a5b305d7d7d');
INSERT INTO public.tables VALUES ('table-tight', 'invite-0', false, 'playing', 0, 0, 1, '{"id": "table-tight", "game": "caledonia", "host": "ailsa", "seats": [{"name": "Ailsa", "ready": true, "person": "ailsa"}, {"name": "Boyd", "ready": true, "person": "boyd"}], "state": "playing", "invite": "invite-0", "created": 0, "game_id": "tight", "options": {"ports": false, "tight": true}}');
INSERT INTO public.tables VALUES ('table-plain', 'invite-1', false, 'playing', 1, 0, 1, '{"id": "table-plain", "game": "caledonia", "host": "ailsa", "seats": [{"name": "Ailsa", "ready": true, "person": "ailsa"}, {"name": "Boyd", "ready": true, "person": "boyd"}, {"name": "Cal", "ready": true, "person": "cal"}], "state": "playing", "invite": "invite-1", "created": 1, "game_id": "plain"}');
INSERT INTO public.tables VALUES ('table-glen', 'invite-2', false, 'playing', 2, 0, 1, '{"id": "table-glen", "game": "glenmore", "host": "ailsa", "seats": [{"name": "Ailsa", "ready": true, "person": "ailsa"}, {"name": "Boyd", "ready": true, "person": "boyd"}], "state": "playing", "invite": "invite-2", "created": 2, "game_id": "glen"}');
INSERT INTO public.tables VALUES ('table-sealed', 'invite-3', false, 'playing', 3, 0, 1, '{"id": "table-sealed", "game": "creel", "host": "ailsa", "seats": [{"name": "Ailsa", "ready": true, "person": "ailsa"}, {"name": "Boyd", "ready": true, "person": "boyd"}, {"name": "Cal", "ready": true, "person": "cal"}], "state": "playing", "invite": "invite-3", "created": 3, "game_id": "sealed", "options": {"seal": true}}');
INSERT INTO public.tables VALUES ('table-finished', 'invite-4', false, 'finished', 4, 0, 1, '{"id": "table-finished", "game": "creel", "host": "ailsa", "seats": [{"name": "Ailsa", "ready": true, "person": "ailsa"}, {"name": "Boyd", "ready": true, "person": "boyd"}], "state": "finished", "invite": "invite-4", "created": 4, "game_id": "finished"}');
INSERT INTO public.tables VALUES ('table-waiting', 'waiting', false, 'waiting', 9, 0, 0, '{"id": "table-waiting", "game": "creel", "host": "ailsa", "seats": [{"name": "Ailsa", "person": "ailsa"}, {}], "invite": "waiting", "created": 9}');
SELECT pg_catalog.setval('jobs.procrastinate_events_id_seq', 1, false);
SELECT pg_catalog.setval('jobs.procrastinate_jobs_id_seq', 1, false);
SELECT pg_catalog.setval('jobs.procrastinate_periodic_defers_id_seq', 1, false);
SELECT pg_catalog.setval('jobs.procrastinate_workers_id_seq', 1, false);
SELECT pg_catalog.setval('public.outbox_id_seq', 1, false);
ALTER TABLE ONLY jobs.procrastinate_events
    ADD CONSTRAINT procrastinate_events_pkey PRIMARY KEY (id);
ALTER TABLE ONLY jobs.procrastinate_jobs
    ADD CONSTRAINT procrastinate_jobs_pkey PRIMARY KEY (id);
ALTER TABLE ONLY jobs.procrastinate_periodic_defers
    ADD CONSTRAINT procrastinate_periodic_defers_pkey PRIMARY KEY (id);
ALTER TABLE ONLY jobs.procrastinate_periodic_defers
    ADD CONSTRAINT procrastinate_periodic_defers_unique UNIQUE (task_name, periodic_id, defer_timestamp);
ALTER TABLE ONLY jobs.procrastinate_workers
    ADD CONSTRAINT procrastinate_workers_pkey PRIMARY KEY (id);
ALTER TABLE ONLY jobs.scripts_run
    ADD CONSTRAINT scripts_run_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_pkey PRIMARY KEY (person_id);
ALTER TABLE ONLY public.alembic_version
    ADD CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num);
ALTER TABLE ONLY public.announcements
    ADD CONSTRAINT announcements_pkey PRIMARY KEY (one);
ALTER TABLE ONLY public.blocks
    ADD CONSTRAINT blocks_pkey PRIMARY KEY (person_id, blocked_id);
ALTER TABLE ONLY public.chat
    ADD CONSTRAINT chat_pkey PRIMARY KEY (table_id, number);
ALTER TABLE ONLY public.downtimes
    ADD CONSTRAINT downtimes_pkey PRIMARY KEY (since);
ALTER TABLE ONLY public.entries
    ADD CONSTRAINT entries_pkey PRIMARY KEY (game_id, seq);
ALTER TABLE ONLY public.games
    ADD CONSTRAINT games_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.host_beat
    ADD CONSTRAINT host_beat_pkey PRIMARY KEY (one);
ALTER TABLE ONLY public.mail_addresses
    ADD CONSTRAINT mail_addresses_pkey PRIMARY KEY (address);
ALTER TABLE ONLY public.notice_preferences
    ADD CONSTRAINT notice_preferences_pkey PRIMARY KEY (person_id);
ALTER TABLE ONLY public.open_profiles
    ADD CONSTRAINT open_profiles_pkey PRIMARY KEY (person_id);
ALTER TABLE ONLY public.openings
    ADD CONSTRAINT openings_pkey PRIMARY KEY (game_id);
ALTER TABLE ONLY public.outbox
    ADD CONSTRAINT outbox_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.passkeys
    ADD CONSTRAINT passkeys_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.people
    ADD CONSTRAINT people_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.processes
    ADD CONSTRAINT processes_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.push_subscriptions
    ADD CONSTRAINT push_subscriptions_pkey PRIMARY KEY (endpoint);
ALTER TABLE ONLY public.ratings
    ADD CONSTRAINT ratings_pkey PRIMARY KEY (person_id, game, seats);
ALTER TABLE ONLY public.report_lines
    ADD CONSTRAINT report_lines_pkey PRIMARY KEY (report_id, number);
ALTER TABLE ONLY public.reports
    ADD CONSTRAINT reports_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.rests
    ADD CONSTRAINT rests_pkey PRIMARY KEY (person_id);
ALTER TABLE ONLY public.results
    ADD CONSTRAINT results_pkey PRIMARY KEY (game_id, seat);
ALTER TABLE ONLY public.sanctions
    ADD CONSTRAINT sanctions_pkey PRIMARY KEY (person_id, kind);
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (token_hash);
ALTER TABLE ONLY public.sitters
    ADD CONSTRAINT sitters_pkey PRIMARY KEY (person_id, created, table_id);
ALTER TABLE ONLY public.snapshots
    ADD CONSTRAINT snapshots_pkey PRIMARY KEY (game_id);
ALTER TABLE ONLY public.solo_bests
    ADD CONSTRAINT solo_bests_pkey PRIMARY KEY (person_id, game, kind, item);
ALTER TABLE ONLY public.table_origins
    ADD CONSTRAINT table_origins_pkey PRIMARY KEY (table_id);
ALTER TABLE ONLY public.tables
    ADD CONSTRAINT tables_invite_key UNIQUE (invite);
ALTER TABLE ONLY public.tables
    ADD CONSTRAINT tables_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.tickets
    ADD CONSTRAINT tickets_pkey PRIMARY KEY (hash);
ALTER TABLE ONLY public.timers
    ADD CONSTRAINT timers_pkey PRIMARY KEY (game_id);
ALTER TABLE ONLY public.tokens
    ADD CONSTRAINT tokens_pkey PRIMARY KEY (name, caller);
ALTER TABLE ONLY public.told
    ADD CONSTRAINT told_pkey PRIMARY KEY (person_id, table_id);
CREATE INDEX idx_procrastinate_jobs_worker_not_null ON jobs.procrastinate_jobs USING btree (worker_id) WHERE ((worker_id IS NOT NULL) AND (status = 'doing'::jobs.procrastinate_job_status));
CREATE INDEX idx_procrastinate_workers_last_heartbeat ON jobs.procrastinate_workers USING btree (last_heartbeat);
CREATE INDEX procrastinate_events_job_id_fkey_v1 ON jobs.procrastinate_events USING btree (job_id);
CREATE INDEX procrastinate_jobs_id_lock_idx_v1 ON jobs.procrastinate_jobs USING btree (id, lock) WHERE (status = ANY (ARRAY['todo'::jobs.procrastinate_job_status, 'doing'::jobs.procrastinate_job_status]));
CREATE UNIQUE INDEX procrastinate_jobs_lock_idx_v1 ON jobs.procrastinate_jobs USING btree (lock) WHERE (status = 'doing'::jobs.procrastinate_job_status);
CREATE INDEX procrastinate_jobs_priority_idx_v1 ON jobs.procrastinate_jobs USING btree (priority DESC, id) WHERE (status = 'todo'::jobs.procrastinate_job_status);
CREATE INDEX procrastinate_jobs_queue_name_idx_v1 ON jobs.procrastinate_jobs USING btree (queue_name);
CREATE UNIQUE INDEX procrastinate_jobs_queueing_lock_idx_v1 ON jobs.procrastinate_jobs USING btree (queueing_lock) WHERE (status = 'todo'::jobs.procrastinate_job_status);
CREATE INDEX procrastinate_periodic_defers_job_id_fkey_v1 ON jobs.procrastinate_periodic_defers USING btree (job_id);
CREATE INDEX blocks_by_blocked ON public.blocks USING btree (blocked_id);
CREATE INDEX chat_by_person ON public.chat USING btree (person_id);
CREATE INDEX games_unfinished ON public.games USING btree (id) WHERE (NOT finished);
CREATE INDEX mail_addresses_by_person ON public.mail_addresses USING btree (person_id);
CREATE INDEX notice_preferences_by_digest ON public.notice_preferences USING btree (digest) WHERE (digest IS NOT NULL);
CREATE INDEX notice_preferences_by_offers ON public.notice_preferences USING btree (person_id) WHERE offers;
CREATE INDEX outbox_by_time ON public.outbox USING btree (at);
CREATE INDEX passkeys_by_person ON public.passkeys USING btree (person_id);
CREATE INDEX push_subscriptions_by_person ON public.push_subscriptions USING btree (person_id);
CREATE INDEX ratings_by_strength ON public.ratings USING btree (game, seats, ((mu - ((3)::double precision * sigma))));
CREATE INDEX report_lines_by_person ON public.report_lines USING btree (person_id);
CREATE INDEX reports_by_about ON public.reports USING btree (about_id);
CREATE INDEX reports_by_person ON public.reports USING btree (person_id);
CREATE INDEX reports_open ON public.reports USING btree (at) WHERE (closed IS NULL);
CREATE INDEX results_by_person ON public.results USING btree (person_id, ended) WHERE (person_id IS NOT NULL);
CREATE INDEX results_public ON public.results USING btree (ended) WHERE public;
CREATE INDEX sessions_by_end ON public.sessions USING btree (ends);
CREATE INDEX sessions_by_person ON public.sessions USING btree (person_id);
CREATE INDEX sitters_by_table ON public.sitters USING btree (table_id);
CREATE INDEX solo_bests_by_points ON public.solo_bests USING btree (game, kind, item, points);
CREATE INDEX table_origins_by_caller ON public.table_origins USING btree (caller);
CREATE INDEX tables_offered ON public.tables USING btree (created, id) WHERE (listed AND (state = 'playing'::text) AND (body @? '$."seats"[*]?(@."offered" == true)'::jsonpath));
CREATE INDEX tables_open ON public.tables USING btree (created, id) WHERE (listed AND (state = 'waiting'::text));
CREATE INDEX tickets_by_end ON public.tickets USING btree (ends);
CREATE INDEX tickets_by_person ON public.tickets USING btree (person_id) WHERE (person_id IS NOT NULL);
CREATE INDEX timers_due ON public.timers USING btree (due) WHERE (due IS NOT NULL);
CREATE INDEX tokens_by_time ON public.tokens USING btree (at);
CREATE TRIGGER procrastinate_jobs_notify_queue_job_aborted_v1 AFTER UPDATE OF abort_requested ON jobs.procrastinate_jobs FOR EACH ROW WHEN (((old.abort_requested = false) AND (new.abort_requested = true) AND (new.status = 'doing'::jobs.procrastinate_job_status))) EXECUTE FUNCTION jobs.procrastinate_notify_queue_abort_job_v1();
CREATE TRIGGER procrastinate_jobs_notify_queue_job_inserted_v1 AFTER INSERT ON jobs.procrastinate_jobs FOR EACH ROW WHEN ((new.status = 'todo'::jobs.procrastinate_job_status)) EXECUTE FUNCTION jobs.procrastinate_notify_queue_job_inserted_v1();
CREATE TRIGGER procrastinate_trigger_abort_requested_events_v1 AFTER UPDATE OF abort_requested ON jobs.procrastinate_jobs FOR EACH ROW WHEN ((new.abort_requested = true)) EXECUTE FUNCTION jobs.procrastinate_trigger_abort_requested_events_procedure_v1();
CREATE TRIGGER procrastinate_trigger_delete_jobs_v1 BEFORE DELETE ON jobs.procrastinate_jobs FOR EACH ROW EXECUTE FUNCTION jobs.procrastinate_unlink_periodic_defers_v1();
CREATE TRIGGER procrastinate_trigger_scheduled_events_v1 AFTER INSERT OR UPDATE ON jobs.procrastinate_jobs FOR EACH ROW WHEN (((new.scheduled_at IS NOT NULL) AND (new.status = 'todo'::jobs.procrastinate_job_status))) EXECUTE FUNCTION jobs.procrastinate_trigger_function_scheduled_events_v1();
CREATE TRIGGER procrastinate_trigger_status_events_insert_v1 AFTER INSERT ON jobs.procrastinate_jobs FOR EACH ROW WHEN ((new.status = 'todo'::jobs.procrastinate_job_status)) EXECUTE FUNCTION jobs.procrastinate_trigger_function_status_events_insert_v1();
CREATE TRIGGER procrastinate_trigger_status_events_update_v1 AFTER UPDATE OF status ON jobs.procrastinate_jobs FOR EACH ROW EXECUTE FUNCTION jobs.procrastinate_trigger_function_status_events_update_v1();
ALTER TABLE ONLY jobs.procrastinate_events
    ADD CONSTRAINT procrastinate_events_job_id_fkey FOREIGN KEY (job_id) REFERENCES jobs.procrastinate_jobs(id) ON DELETE CASCADE;
ALTER TABLE ONLY jobs.procrastinate_jobs
    ADD CONSTRAINT procrastinate_jobs_worker_id_fkey FOREIGN KEY (worker_id) REFERENCES jobs.procrastinate_workers(id) ON DELETE SET NULL;
ALTER TABLE ONLY jobs.procrastinate_periodic_defers
    ADD CONSTRAINT procrastinate_periodic_defers_job_id_fkey FOREIGN KEY (job_id) REFERENCES jobs.procrastinate_jobs(id);
ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_person_id_fkey FOREIGN KEY (person_id) REFERENCES public.people(id);
ALTER TABLE ONLY public.blocks
    ADD CONSTRAINT blocks_blocked_id_fkey FOREIGN KEY (blocked_id) REFERENCES public.people(id);
ALTER TABLE ONLY public.blocks
    ADD CONSTRAINT blocks_person_id_fkey FOREIGN KEY (person_id) REFERENCES public.people(id);
ALTER TABLE ONLY public.chat
    ADD CONSTRAINT chat_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id);
ALTER TABLE ONLY public.mail_addresses
    ADD CONSTRAINT mail_addresses_person_id_fkey FOREIGN KEY (person_id) REFERENCES public.accounts(person_id);
ALTER TABLE ONLY public.notice_preferences
    ADD CONSTRAINT notice_preferences_person_id_fkey FOREIGN KEY (person_id) REFERENCES public.people(id);
ALTER TABLE ONLY public.open_profiles
    ADD CONSTRAINT open_profiles_person_id_fkey FOREIGN KEY (person_id) REFERENCES public.people(id);
ALTER TABLE ONLY public.passkeys
    ADD CONSTRAINT passkeys_person_id_fkey FOREIGN KEY (person_id) REFERENCES public.accounts(person_id);
ALTER TABLE ONLY public.push_subscriptions
    ADD CONSTRAINT push_subscriptions_person_id_fkey FOREIGN KEY (person_id) REFERENCES public.people(id);
ALTER TABLE ONLY public.report_lines
    ADD CONSTRAINT report_lines_report_id_fkey FOREIGN KEY (report_id) REFERENCES public.reports(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.reports
    ADD CONSTRAINT reports_about_id_fkey FOREIGN KEY (about_id) REFERENCES public.people(id);
ALTER TABLE ONLY public.reports
    ADD CONSTRAINT reports_person_id_fkey FOREIGN KEY (person_id) REFERENCES public.people(id);
ALTER TABLE ONLY public.rests
    ADD CONSTRAINT rests_person_id_fkey FOREIGN KEY (person_id) REFERENCES public.people(id);
ALTER TABLE ONLY public.sanctions
    ADD CONSTRAINT sanctions_person_id_fkey FOREIGN KEY (person_id) REFERENCES public.people(id);
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_person_id_fkey FOREIGN KEY (person_id) REFERENCES public.people(id);
ALTER TABLE ONLY public.sitters
    ADD CONSTRAINT sitters_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id);
