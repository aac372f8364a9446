CREATE TABLE "job_progress" (
	"job_id" text PRIMARY KEY NOT NULL,
	"job" text NOT NULL,
	"done" integer NOT NULL,
	"total" integer NOT NULL,
	"at" timestamp with time zone NOT NULL
);
