CREATE TABLE "surveys" (
	"account" text NOT NULL,
	"version" text NOT NULL,
	"purpose" text NOT NULL,
	"clarity" smallint NOT NULL,
	"comment" text NOT NULL,
	"changed_on" date NOT NULL,
	CONSTRAINT "surveys_account_version_pk" PRIMARY KEY("account","version"),
	CONSTRAINT "surveys_clarity" CHECK ("surveys"."clarity" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "user_events" (
	"day" date NOT NULL,
	"account" text NOT NULL,
	"event_name" text NOT NULL,
	"properties" jsonb NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "user_events_day_event_name_properties_account_pk" PRIMARY KEY("day","event_name","properties","account")
);
--> statement-breakpoint
CREATE INDEX "user_events_account" ON "user_events" USING btree ("account") WHERE account <> '';