-- Versions before this one go on with the store.
-- They do not say which token is whose.
CREATE TABLE "issued_records" (
	"project_id" text PRIMARY KEY NOT NULL,
	"issuer_id" text NOT NULL,
	"source_id" bigint
);
--> statement-breakpoint
CREATE TABLE "issued_tokens" (
	"id" text PRIMARY KEY NOT NULL,
	"project_id" text NOT NULL,
	"chain" text NOT NULL,
	"address" text NOT NULL,
	"source_id" bigint
);
--> statement-breakpoint
ALTER TABLE "issued_records" ADD CONSTRAINT "issued_records_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "issued_records" ADD CONSTRAINT "issued_records_issuer_id_projects_id_fk" FOREIGN KEY ("issuer_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "issued_records" ADD CONSTRAINT "issued_records_source_id_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."sources"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "issued_tokens" ADD CONSTRAINT "issued_tokens_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "issued_tokens" ADD CONSTRAINT "issued_tokens_source_id_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."sources"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "issued_records_issuer" ON "issued_records" USING btree ("issuer_id");--> statement-breakpoint
CREATE INDEX "issued_tokens_project" ON "issued_tokens" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "tokens_symbol" ON "tokens" USING btree (upper("symbol"));--> statement-breakpoint

-- Written by hand from here on.

CREATE TRIGGER search_insert AFTER INSERT ON issued_records REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION search_rows_changed();
--> statement-breakpoint
CREATE TRIGGER search_delete AFTER DELETE ON issued_records REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION search_rows_changed();
--> statement-breakpoint
CREATE TRIGGER search_update AFTER UPDATE ON issued_records REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION search_rows_changed();
--> statement-breakpoint
CREATE TRIGGER search_truncate AFTER TRUNCATE ON issued_records FOR EACH STATEMENT EXECUTE FUNCTION search_truncated();
--> statement-breakpoint
-- What relateTokens.ts finds: contracts of recorded projects that are tokens of a list.
INSERT INTO issued_records (project_id, issuer_id, source_id)
SELECT t.project_id, min(c.project_id), (array_agg(c.source_id ORDER BY t.id))[1]
FROM contracts c
JOIN tokens t ON t.address = c.address AND t.chain = c.chain
JOIN projects record ON record.id = t.project_id AND record.origin <> 'projects'
JOIN projects issuer ON issuer.id = c.project_id AND issuer.origin = 'projects'
GROUP BY t.project_id
HAVING count(DISTINCT c.project_id) = 1 AND count(*) = (SELECT count(*) FROM tokens o WHERE o.project_id = t.project_id);
