CREATE TABLE "watchlist_projects" (
	"watchlist_id" text NOT NULL,
	"project_id" text NOT NULL,
	"position" integer NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"added_state" text,
	"added_score" double precision,
	"added_possible" double precision,
	"added_letter" text,
	"added_method" text,
	CONSTRAINT "watchlist_projects_watchlist_id_project_id_pk" PRIMARY KEY("watchlist_id","project_id")
);
--> statement-breakpoint
CREATE TABLE "watchlists" (
	"id" text PRIMARY KEY NOT NULL,
	"account" text NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"visited_at" timestamp with time zone,
	"last_visit_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"share_key" text,
	"feed_key" text,
	"mail" text,
	CONSTRAINT "watchlists_share_key_unique" UNIQUE("share_key"),
	CONSTRAINT "watchlists_feed_key_unique" UNIQUE("feed_key")
);
--> statement-breakpoint
ALTER TABLE "watchlist_projects" ADD CONSTRAINT "watchlist_projects_watchlist_id_watchlists_id_fk" FOREIGN KEY ("watchlist_id") REFERENCES "public"."watchlists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watchlist_projects" ADD CONSTRAINT "watchlist_projects_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "watchlist_projects_project" ON "watchlist_projects" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "watchlists_account" ON "watchlists" USING btree ("account","position");--> statement-breakpoint
CREATE INDEX "watchlists_deleted" ON "watchlists" USING btree ("deleted_at") WHERE deleted_at is not null;