CREATE TABLE "chain_counts" (
	"contract_id" text NOT NULL,
	"kind" text NOT NULL,
	"day" date NOT NULL,
	"key" text NOT NULL,
	"n" integer NOT NULL,
	"failed" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"most" integer,
	CONSTRAINT "chain_counts_contract_id_kind_day_key_pk" PRIMARY KEY("contract_id","kind","day","key")
);
--> statement-breakpoint
CREATE TABLE "chain_cursors" (
	"contract_id" text PRIMARY KEY NOT NULL,
	"block" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	"watched" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chain_looks" (
	"contract_id" text PRIMARY KEY NOT NULL,
	"source" jsonb NOT NULL,
	"powers" jsonb NOT NULL,
	"functions" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chain_uses" (
	"contract_id" text NOT NULL,
	"block" bigint NOT NULL,
	"kind" text NOT NULL,
	"position" integer NOT NULL,
	"tx" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"caller" text,
	"key" text NOT NULL,
	"failed" boolean NOT NULL,
	CONSTRAINT "chain_uses_contract_id_block_kind_position_pk" PRIMARY KEY("contract_id","block","kind","position")
);
--> statement-breakpoint
ALTER TABLE "chain_counts" ADD CONSTRAINT "chain_counts_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chain_cursors" ADD CONSTRAINT "chain_cursors_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chain_looks" ADD CONSTRAINT "chain_looks_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chain_uses" ADD CONSTRAINT "chain_uses_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE cascade ON UPDATE no action;