CREATE TABLE "audits" (
	"id" text PRIMARY KEY NOT NULL,
	"project_id" text NOT NULL,
	"auditor" text NOT NULL,
	"title" text,
	"published_on" date NOT NULL,
	"report_url" text NOT NULL,
	"scope" jsonb,
	"finding_counts" jsonb,
	"findings_known" boolean DEFAULT false NOT NULL,
	"source_id" bigint
);
--> statement-breakpoint
CREATE TABLE "bounties" (
	"project_id" text PRIMARY KEY NOT NULL,
	"status" text NOT NULL,
	"top_reward_usd" double precision,
	"url" text,
	"source_id" bigint
);
--> statement-breakpoint
CREATE TABLE "contracts" (
	"id" text PRIMARY KEY NOT NULL,
	"project_id" text NOT NULL,
	"chain" text NOT NULL,
	"address" text NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"proxy" boolean,
	"implementation" text,
	"holds_funds" boolean,
	"verified" text,
	"deployed_on" date,
	"code_changed_on" date,
	"source_id" bigint
);
--> statement-breakpoint
CREATE TABLE "error_reports" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"trace" text NOT NULL,
	"request_id" text,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "findings" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"audit_id" text NOT NULL,
	"ordinal" integer NOT NULL,
	"title" text NOT NULL,
	"severity" text NOT NULL,
	"status" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"source" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone NOT NULL,
	"summary" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "incidents" (
	"id" text PRIMARY KEY NOT NULL,
	"project_id" text,
	"victim" text NOT NULL,
	"occurred_on" date NOT NULL,
	"title" text NOT NULL,
	"summary" text,
	"loss_usd" double precision,
	"returned_share" double precision,
	"technique" text,
	"chain" text,
	"resolved" boolean,
	"resolved_on" date,
	"links" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"source_id" bigint
);
--> statement-breakpoint
CREATE TABLE "meta" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "observations" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"project_id" text NOT NULL,
	"key" text NOT NULL,
	"value" jsonb NOT NULL,
	"source_id" bigint,
	"observed_at" timestamp with time zone NOT NULL,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sample" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "page_view_totals" (
	"project_id" text PRIMARY KEY NOT NULL,
	"views" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "page_views" (
	"project_id" text NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	"visitor_key" text NOT NULL,
	CONSTRAINT "page_views_project_id_hour_visitor_key_pk" PRIMARY KEY("project_id","hour","visitor_key")
);
--> statement-breakpoint
CREATE TABLE "project_aliases" (
	"alias" text PRIMARY KEY NOT NULL,
	"project_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "project_scores" (
	"project_id" text PRIMARY KEY NOT NULL,
	"rating_id" bigint,
	"rank" integer,
	"score" double precision,
	"letter" text,
	"letter_order" smallint,
	"coverage" double precision DEFAULT 0 NOT NULL,
	"provisional" boolean DEFAULT false NOT NULL,
	"cap_gate" text,
	"code" double precision,
	"governance" double precision,
	"operations" double precision,
	"transparency" double precision,
	"market" double precision,
	"community" double precision,
	"change_7d" double precision,
	"audit_count" integer DEFAULT 0 NOT NULL,
	"last_audit_on" date,
	"bounty_usd" double precision,
	"has_bounty" boolean DEFAULT false NOT NULL,
	"incident_count" integer DEFAULT 0 NOT NULL,
	"last_incident_on" date,
	"rated_at" timestamp with time zone,
	"sample" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "projects" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"category" text NOT NULL,
	"description" text,
	"status" text DEFAULT 'active' NOT NULL,
	"status_since" date,
	"launched_on" date,
	"logo" text,
	"links" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"chains" text[] DEFAULT '{}' NOT NULL,
	"tickers" text[] DEFAULT '{}' NOT NULL,
	"origin" text NOT NULL,
	"sample" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "projects_status" CHECK ("projects"."status" in ('active','compromised','wound-down'))
);
--> statement-breakpoint
CREATE TABLE "ratings" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"project_id" text NOT NULL,
	"method_version" text NOT NULL,
	"rated_at" timestamp with time zone NOT NULL,
	"facts_hash" text NOT NULL,
	"score" double precision,
	"letter" text,
	"coverage" double precision NOT NULL,
	"status" text NOT NULL,
	"provisional" boolean NOT NULL,
	"explanation" jsonb NOT NULL,
	"facts" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sources" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"url" text,
	"title" text NOT NULL,
	"tier" text NOT NULL,
	"checked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tokens" (
	"id" text PRIMARY KEY NOT NULL,
	"project_id" text NOT NULL,
	"chain" text NOT NULL,
	"address" text NOT NULL,
	"symbol" text NOT NULL,
	"name" text,
	"decimals" integer
);
--> statement-breakpoint
CREATE TABLE "votes" (
	"project_id" text NOT NULL,
	"voter_key" text NOT NULL,
	"address_key" text NOT NULL,
	"yes" boolean NOT NULL,
	"voted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "votes_project_id_voter_key_pk" PRIMARY KEY("project_id","voter_key")
);
--> statement-breakpoint
CREATE TABLE "accounts" (
	"account" text PRIMARY KEY NOT NULL,
	"email_hash" text NOT NULL,
	"sealed_email" text NOT NULL,
	"signed_in_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"event" text NOT NULL,
	"outcome" text NOT NULL,
	"account" text,
	"actor" text,
	"email_hash" text,
	"sid_hash" text,
	"address_key" text NOT NULL,
	"request_id" text NOT NULL,
	"detail" text,
	CONSTRAINT "audit_log_outcome" CHECK ("audit_log"."outcome" in ('success','failure'))
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"recipient" text NOT NULL,
	"reply_to" text,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone,
	"last_error" text
);
--> statement-breakpoint
CREATE TABLE "pool_codes" (
	"sub" text NOT NULL,
	"purpose" text NOT NULL,
	"code_hash" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "pool_codes_sub_purpose_pk" PRIMARY KEY("sub","purpose"),
	CONSTRAINT "pool_codes_purpose" CHECK ("pool_codes"."purpose" in ('sign-up','reset'))
);
--> statement-breakpoint
CREATE TABLE "pool_failures" (
	"key" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"locked_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pool_identities" (
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"sub" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "pool_identities_provider_subject_pk" PRIMARY KEY("provider","subject")
);
--> statement-breakpoint
CREATE TABLE "pool_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pool_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"sub" text NOT NULL,
	"origin_jti" text NOT NULL,
	"auth_time" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pool_users" (
	"sub" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"status" text NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"password_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "pool_users_status" CHECK ("pool_users"."status" in ('UNCONFIRMED','CONFIRMED'))
);
--> statement-breakpoint
CREATE TABLE "rate_windows" (
	"key" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "rate_windows_key_starts_at_pk" PRIMARY KEY("key","starts_at")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"sid_hash" text PRIMARY KEY NOT NULL,
	"account" text NOT NULL,
	"email_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"end_reason" text,
	"sealed_tokens" text,
	"version" integer DEFAULT 0 NOT NULL,
	"agent" text NOT NULL,
	"previous_sid_hash" text,
	"rotated_at" timestamp with time zone,
	"acting_as" text,
	"acting_email" text,
	"acting_since" timestamp with time zone,
	"acting_until" timestamp with time zone,
	"acting_reason" text,
	CONSTRAINT "sessions_acting" CHECK (num_nulls(acting_as, acting_email, acting_since, acting_until, acting_reason) in (0, 5) and acting_as <> account)
);
--> statement-breakpoint
CREATE TABLE "staff_rights" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"account" text NOT NULL,
	"granted_at" timestamp with time zone NOT NULL,
	"granted_by" text NOT NULL,
	"reason" text NOT NULL,
	"revoked_at" timestamp with time zone,
	"revoked_by" text,
	"revoked_reason" text
);
--> statement-breakpoint
CREATE TABLE "quote_requests" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"project" text NOT NULL,
	"website" text NOT NULL,
	"service" text NOT NULL,
	"message" text NOT NULL,
	"mail_id" bigint
);
--> statement-breakpoint
ALTER TABLE "audits" ADD CONSTRAINT "audits_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audits" ADD CONSTRAINT "audits_source_id_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."sources"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bounties" ADD CONSTRAINT "bounties_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bounties" ADD CONSTRAINT "bounties_source_id_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."sources"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_source_id_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."sources"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "findings" ADD CONSTRAINT "findings_audit_id_audits_id_fk" FOREIGN KEY ("audit_id") REFERENCES "public"."audits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incidents" ADD CONSTRAINT "incidents_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incidents" ADD CONSTRAINT "incidents_source_id_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."sources"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "observations" ADD CONSTRAINT "observations_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "observations" ADD CONSTRAINT "observations_source_id_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."sources"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_view_totals" ADD CONSTRAINT "page_view_totals_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_views" ADD CONSTRAINT "page_views_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_aliases" ADD CONSTRAINT "project_aliases_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_scores" ADD CONSTRAINT "project_scores_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_scores" ADD CONSTRAINT "project_scores_rating_id_ratings_id_fk" FOREIGN KEY ("rating_id") REFERENCES "public"."ratings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ratings" ADD CONSTRAINT "ratings_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tokens" ADD CONSTRAINT "tokens_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "votes" ADD CONSTRAINT "votes_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pool_codes" ADD CONSTRAINT "pool_codes_sub_pool_users_sub_fk" FOREIGN KEY ("sub") REFERENCES "public"."pool_users"("sub") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pool_identities" ADD CONSTRAINT "pool_identities_sub_pool_users_sub_fk" FOREIGN KEY ("sub") REFERENCES "public"."pool_users"("sub") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pool_tokens" ADD CONSTRAINT "pool_tokens_sub_pool_users_sub_fk" FOREIGN KEY ("sub") REFERENCES "public"."pool_users"("sub") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_requests" ADD CONSTRAINT "quote_requests_mail_id_outbox_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."outbox"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audits_project" ON "audits" USING btree ("project_id","published_on");--> statement-breakpoint
CREATE INDEX "audits_published" ON "audits" USING btree ("published_on");--> statement-breakpoint
CREATE INDEX "contracts_project" ON "contracts" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "contracts_address" ON "contracts" USING btree ("address");--> statement-breakpoint
CREATE INDEX "error_reports_received" ON "error_reports" USING btree ("received_at");--> statement-breakpoint
CREATE UNIQUE INDEX "findings_ordinal" ON "findings" USING btree ("audit_id","ordinal");--> statement-breakpoint
CREATE INDEX "incidents_project" ON "incidents" USING btree ("project_id","occurred_on");--> statement-breakpoint
CREATE INDEX "incidents_occurred" ON "incidents" USING btree ("occurred_on");--> statement-breakpoint
CREATE INDEX "observations_current" ON "observations" USING btree ("project_id","key","observed_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "page_views_hour" ON "page_views" USING btree ("hour");--> statement-breakpoint
CREATE INDEX "project_scores_rank" ON "project_scores" USING btree ("rank");--> statement-breakpoint
CREATE INDEX "project_scores_score" ON "project_scores" USING btree ("score");--> statement-breakpoint
CREATE INDEX "project_scores_letter" ON "project_scores" USING btree ("letter_order");--> statement-breakpoint
CREATE INDEX "project_scores_last_audit" ON "project_scores" USING btree ("last_audit_on");--> statement-breakpoint
CREATE INDEX "projects_category" ON "projects" USING btree ("category");--> statement-breakpoint
CREATE INDEX "projects_chains" ON "projects" USING gin ("chains");--> statement-breakpoint
CREATE UNIQUE INDEX "ratings_natural" ON "ratings" USING btree ("project_id","rated_at","method_version");--> statement-breakpoint
CREATE INDEX "ratings_rated" ON "ratings" USING btree ("rated_at");--> statement-breakpoint
CREATE UNIQUE INDEX "sources_natural" ON "sources" USING btree (coalesce("url", ''),"title","tier","checked_at");--> statement-breakpoint
CREATE INDEX "tokens_project" ON "tokens" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "tokens_address" ON "tokens" USING btree ("address");--> statement-breakpoint
CREATE INDEX "votes_address" ON "votes" USING btree ("project_id","address_key","voted_at");--> statement-breakpoint
CREATE INDEX "accounts_email" ON "accounts" USING btree ("email_hash");--> statement-breakpoint
CREATE INDEX "accounts_signed_in" ON "accounts" USING btree ("signed_in_at");--> statement-breakpoint
CREATE INDEX "audit_log_account" ON "audit_log" USING btree ("account","at");--> statement-breakpoint
CREATE INDEX "audit_log_at" ON "audit_log" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_log_actor" ON "audit_log" USING btree ("actor","at") WHERE actor is not null;--> statement-breakpoint
CREATE INDEX "outbox_recipient" ON "outbox" USING btree ("recipient");--> statement-breakpoint
CREATE INDEX "outbox_created" ON "outbox" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "pool_failures_last" ON "pool_failures" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "pool_identities_sub" ON "pool_identities" USING btree ("sub");--> statement-breakpoint
CREATE INDEX "pool_tokens_sub" ON "pool_tokens" USING btree ("sub");--> statement-breakpoint
CREATE INDEX "pool_tokens_origin" ON "pool_tokens" USING btree ("origin_jti");--> statement-breakpoint
CREATE INDEX "pool_tokens_expires" ON "pool_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "pool_users_email" ON "pool_users" USING btree ("email_key");--> statement-breakpoint
CREATE INDEX "rate_windows_starts" ON "rate_windows" USING btree ("starts_at");--> statement-breakpoint
CREATE INDEX "sessions_account" ON "sessions" USING btree ("account");--> statement-breakpoint
CREATE INDEX "sessions_email" ON "sessions" USING btree ("email_hash");--> statement-breakpoint
CREATE INDEX "sessions_seen" ON "sessions" USING btree ("last_seen_at");--> statement-breakpoint
CREATE INDEX "sessions_previous" ON "sessions" USING btree ("previous_sid_hash") WHERE previous_sid_hash is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "staff_rights_in_force" ON "staff_rights" USING btree ("account") WHERE revoked_at is null;--> statement-breakpoint
CREATE INDEX "quote_requests_created" ON "quote_requests" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "quote_requests_mail" ON "quote_requests" USING btree ("mail_id");
--> statement-breakpoint

-- Written by hand from here on: what Drizzle's schema cannot say.

-- The order of names in lists: without case and accents, by code point, so that both engines and every locale agree.
ALTER TABLE "projects" ADD COLUMN "name_order" text COLLATE "C" GENERATED ALWAYS AS (
  left(lower(regexp_replace(normalize("name", NFKD), E'[\u0300-\u036f]', '', 'g') COLLATE "C"), 120)
) STORED;
--> statement-breakpoint
CREATE INDEX "projects_name_order" ON "projects" ("name_order", "id");
--> statement-breakpoint
CREATE INDEX "projects_created" ON "projects" ("created_at");
--> statement-breakpoint
CREATE INDEX "project_aliases_project" ON "project_aliases" ("project_id");
--> statement-breakpoint
CREATE INDEX "votes_voted" ON "votes" ("voted_at");
--> statement-breakpoint
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is only added to', TG_TABLE_NAME;
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_log_append_only BEFORE UPDATE ON "audit_log" FOR EACH ROW EXECUTE FUNCTION refuse_change();
