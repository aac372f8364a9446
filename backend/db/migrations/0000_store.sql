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
CREATE INDEX "votes_address" ON "votes" USING btree ("project_id","address_key","voted_at");