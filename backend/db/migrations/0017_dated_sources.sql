DROP INDEX "sources_natural";--> statement-breakpoint
ALTER TABLE "audits" ADD COLUMN "published_precision" text;--> statement-breakpoint
ALTER TABLE "audits" ADD COLUMN "findings_whole" boolean;--> statement-breakpoint
ALTER TABLE "bounties" ADD COLUMN "stated_by" text;--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "code_changes" date[];--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "code_changes_whole" boolean;--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "listed" boolean;--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "field_sources" jsonb;--> statement-breakpoint
ALTER TABLE "incidents" ADD COLUMN "loss_share" double precision;--> statement-breakpoint
ALTER TABLE "sources" ADD COLUMN "stated_on" date;--> statement-breakpoint
ALTER TABLE "sources" ADD COLUMN "stated_precision" text DEFAULT 'day' NOT NULL;--> statement-breakpoint
ALTER TABLE "sources" ADD COLUMN "how" text DEFAULT 'person' NOT NULL;--> statement-breakpoint
ALTER TABLE "sources" ADD COLUMN "locator" text;--> statement-breakpoint
ALTER TABLE "sources" ADD COLUMN "block" bigint;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "profile" text;--> statement-breakpoint
ALTER TABLE "project_scores" ADD COLUMN "last_audit_precision" text;--> statement-breakpoint
CREATE UNIQUE INDEX "sources_natural" ON "sources" USING btree (coalesce("url", ''),"title","tier","checked_at",coalesce("stated_on", '-infinity'),"stated_precision","how",md5(coalesce("locator", '')),coalesce("block", -1));