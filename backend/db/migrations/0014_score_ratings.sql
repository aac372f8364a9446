-- Versions before this one go on with the store.
CREATE INDEX "project_scores_rating" ON "project_scores" USING btree ("rating_id");