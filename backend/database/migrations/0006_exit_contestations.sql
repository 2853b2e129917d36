CREATE TABLE "exit_contestations" (
	"request_id" integer PRIMARY KEY NOT NULL,
	"exit_id" integer NOT NULL,
	"contested_on" date NOT NULL,
	"answered_on" date,
	CONSTRAINT "exit_contestations_days" CHECK ("exit_contestations"."answered_on" is null or "exit_contestations"."answered_on" >= "exit_contestations"."contested_on")
);
--> statement-breakpoint
ALTER TABLE "exit_contestations" ADD CONSTRAINT "exit_contestations_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exit_contestations" ADD CONSTRAINT "exit_contestations_exit_id_exits_id_fk" FOREIGN KEY ("exit_id") REFERENCES "public"."exits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "exit_contestations_exit" ON "exit_contestations" USING btree ("exit_id");