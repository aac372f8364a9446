CREATE TABLE "watchlist_removed" (
	"watchlist_id" text NOT NULL,
	"project_id" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"added_state" text,
	"added_score" double precision,
	"added_possible" double precision,
	"added_letter" text,
	"added_method" text,
	"removed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "watchlist_removed_watchlist_id_project_id_pk" PRIMARY KEY("watchlist_id","project_id")
);
--> statement-breakpoint
ALTER TABLE "watchlist_removed" ADD CONSTRAINT "watchlist_removed_watchlist_id_watchlists_id_fk" FOREIGN KEY ("watchlist_id") REFERENCES "public"."watchlists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watchlist_removed" ADD CONSTRAINT "watchlist_removed_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "watchlist_removed_project" ON "watchlist_removed" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "watchlist_removed_at" ON "watchlist_removed" USING btree ("removed_at");