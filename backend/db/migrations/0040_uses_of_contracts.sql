-- Uses of power are kept of contracts whose calls nobody counts, too; changes of control name a transaction.
ALTER TABLE "chain_uses" ADD COLUMN "contract_id" text;--> statement-breakpoint
UPDATE "chain_uses" u SET "contract_id" = c."contract_id" FROM "chain_cursors" c WHERE c."id" = u."cursor";--> statement-breakpoint
ALTER TABLE "chain_uses" DROP COLUMN "cursor";--> statement-breakpoint
ALTER TABLE "chain_uses" ALTER COLUMN "contract_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "chain_uses" ADD CONSTRAINT "chain_uses_contract_id_block_kind_position_pk" PRIMARY KEY("contract_id","block","kind","position");--> statement-breakpoint
ALTER TABLE "chain_uses" ADD CONSTRAINT "chain_uses_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "events_made" ON "events" USING btree ("id") WHERE "events"."data" @? '$.control[*].made';