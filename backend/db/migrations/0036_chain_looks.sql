CREATE TABLE "chain_looks" (
	"contract_id" text PRIMARY KEY NOT NULL,
	"source" jsonb NOT NULL,
	"powers" jsonb NOT NULL,
	"functions" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "chain_looks" ADD CONSTRAINT "chain_looks_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE cascade ON UPDATE no action;