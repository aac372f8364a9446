CREATE TABLE "alert_deliveries" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"alert_id" bigint NOT NULL,
	"channel" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"last_status" integer,
	"last_error" text,
	CONSTRAINT "alert_deliveries_natural" UNIQUE("alert_id","channel"),
	CONSTRAINT "alert_deliveries_state" CHECK ("alert_deliveries"."state" in ('waiting','sent','failed','dropped'))
);
--> statement-breakpoint
CREATE TABLE "alert_fan_outs" (
	"event_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"project_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"data" jsonb NOT NULL,
	"points" double precision,
	"position" text DEFAULT '' NOT NULL,
	"alerted" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "alert_fan_outs_event_id_kind_pk" PRIMARY KEY("event_id","kind")
);
--> statement-breakpoint
CREATE TABLE "alerts" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"account" text NOT NULL,
	"project_id" text NOT NULL,
	"event_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"data" jsonb NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "alerts_natural" UNIQUE("account","event_id","kind")
);
--> statement-breakpoint
CREATE TABLE "notification_settings" (
	"id" text PRIMARY KEY NOT NULL,
	"account" text NOT NULL,
	"email" text NOT NULL,
	"frequency" text NOT NULL,
	"kinds" text[] NOT NULL,
	"score_points" integer NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"unsubscribed_at" timestamp with time zone,
	CONSTRAINT "notification_settings_account_unique" UNIQUE("account")
);
--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "headers" jsonb;--> statement-breakpoint
ALTER TABLE "alert_deliveries" ADD CONSTRAINT "alert_deliveries_alert_id_alerts_id_fk" FOREIGN KEY ("alert_id") REFERENCES "public"."alerts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "alert_deliveries_due" ON "alert_deliveries" USING btree ("channel","next_at") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "alerts_inbox" ON "alerts" USING btree ("account","id");--> statement-breakpoint
CREATE INDEX "alerts_unread" ON "alerts" USING btree ("account","project_id") WHERE read_at is null;--> statement-breakpoint
CREATE INDEX "alerts_project" ON "alerts" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "alerts_at" ON "alerts" USING btree ("at");--> statement-breakpoint
CREATE INDEX "events_project" ON "events" USING btree ("project_id","id");