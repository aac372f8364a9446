CREATE TABLE "chain_counts" (
	"cursor" integer NOT NULL,
	"kind" text NOT NULL,
	"day" date NOT NULL,
	"key" text NOT NULL,
	"n" integer NOT NULL,
	"failed" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"most" integer,
	CONSTRAINT "chain_counts_cursor_kind_day_key_pk" PRIMARY KEY("cursor","kind","day","key")
);
--> statement-breakpoint
CREATE TABLE "chain_cursors" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chain_cursors_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"contract_id" text NOT NULL,
	"block" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	"watched" text[] NOT NULL,
	CONSTRAINT "chain_cursors_contract_id_unique" UNIQUE("contract_id")
);
--> statement-breakpoint
CREATE TABLE "chain_looks" (
	"contract_id" text PRIMARY KEY NOT NULL,
	"source" jsonb NOT NULL,
	"powers" jsonb NOT NULL,
	"functions" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chain_tops" (
	"project_id" text NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"n" bigint NOT NULL,
	"failed" bigint NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"missed" bigint,
	CONSTRAINT "chain_tops_project_id_kind_key_pk" PRIMARY KEY("project_id","kind","key")
);
--> statement-breakpoint
CREATE TABLE "chain_uses" (
	"cursor" integer NOT NULL,
	"block" bigint NOT NULL,
	"kind" text NOT NULL,
	"position" integer NOT NULL,
	"tx" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"caller" text,
	"key" text NOT NULL,
	"failed" boolean NOT NULL,
	CONSTRAINT "chain_uses_cursor_block_kind_position_pk" PRIMARY KEY("cursor","block","kind","position")
);
--> statement-breakpoint
ALTER TABLE "chain_counts" ADD CONSTRAINT "chain_counts_cursor_chain_cursors_id_fk" FOREIGN KEY ("cursor") REFERENCES "public"."chain_cursors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chain_cursors" ADD CONSTRAINT "chain_cursors_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chain_looks" ADD CONSTRAINT "chain_looks_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chain_tops" ADD CONSTRAINT "chain_tops_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chain_uses" ADD CONSTRAINT "chain_uses_cursor_chain_cursors_id_fk" FOREIGN KEY ("cursor") REFERENCES "public"."chain_cursors"("id") ON DELETE cascade ON UPDATE no action;