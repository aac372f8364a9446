CREATE TABLE "picture_files" (
	"picture" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"account" text PRIMARY KEY NOT NULL,
	"display_name" text,
	"picture" text,
	"picture_at" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL
);
