ALTER TABLE "chain_cursors" ADD COLUMN "since" date;--> statement-breakpoint
UPDATE "chain_cursors" SET "since" = COALESCE((SELECT min("day") FROM "chain_counts" WHERE "cursor" = "id"), "at"::date);--> statement-breakpoint
ALTER TABLE "chain_cursors" ALTER COLUMN "since" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "chain_looks" ADD COLUMN "whole" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "chain_looks" ALTER COLUMN "whole" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "chain_looks" ADD COLUMN "holdings" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "chain_looks" ALTER COLUMN "holdings" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "chain_looks" ADD COLUMN "pending" jsonb DEFAULT '{"whole":false,"items":[]}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "chain_looks" ALTER COLUMN "pending" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "chain_looks" ADD COLUMN "reach" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "chain_looks" ALTER COLUMN "reach" DROP DEFAULT;
