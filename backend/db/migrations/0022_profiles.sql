CREATE TABLE "profiles" (
	"account" text PRIMARY KEY NOT NULL,
	"display_name" text,
	"picture_at" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL
);
