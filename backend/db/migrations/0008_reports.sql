CREATE TABLE "reports" (
	"id" text PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"project_id" text,
	"project_name" text NOT NULL,
	"about" text NOT NULL,
	"occurred_on" text NOT NULL,
	"what" text NOT NULL,
	"links" jsonb NOT NULL,
	"email" text,
	"state" text NOT NULL,
	"checking_since" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"answer" text,
	"mail_id" bigint,
	CONSTRAINT "reports_reference_unique" UNIQUE("reference"),
	CONSTRAINT "reports_state" CHECK ("reports"."state" in ('received','checking','accepted','declined')),
	CONSTRAINT "reports_closed" CHECK (("reports"."state" in ('accepted','declined')) = ("reports"."closed_at" is not null and "reports"."answer" is not null))
);
--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_mail_id_outbox_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."outbox"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reports_created" ON "reports" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "reports_project" ON "reports" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "reports_mail" ON "reports" USING btree ("mail_id");