CREATE TABLE "statements" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"project_id" text NOT NULL,
	"import_id" bigint,
	"document" jsonb NOT NULL,
	"stands" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
ALTER TABLE "statements" ADD CONSTRAINT "statements_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "statements_project" ON "statements" USING btree ("project_id","id") WHERE "statements"."stands";--> statement-breakpoint
CREATE INDEX "statements_run" ON "statements" USING btree ("import_id","project_id");