Feature: upload

  Scenario: full 1
    Given upload is opened
    Then preparing (The picture is drawn anew: upright, smaller, without what its file tells of the borrower.)
    And nothing comes of it: the person sends the picture again
    When prepare image says 'drawn'
    Then uploading
    And nothing comes of it: the person sends the picture again
    When upload image says 'half'
    Then uploading
    When upload image says 'half'
    Then uploading
    When upload image says 'uploaded'
    Then uploaded
    And nothing comes of it: the person sends the picture again

  Scenario: full 2
    Given upload is opened
    Then preparing (The picture is drawn anew: upright, smaller, without what its file tells of the borrower.)
    When prepare image says 'unreadable'
    Then unreadable (The device cannot read this file as a picture; it can only be removed.)
    And nothing comes of it: the person sends the picture again

  Scenario: full 3
    Given upload is opened
    Then preparing (The picture is drawn anew: upright, smaller, without what its file tells of the borrower.)
    When 120 s pass
    Then unreadable (The device cannot read this file as a picture; it can only be removed.)

  Scenario: full 4
    Given upload is opened
    Then preparing (The picture is drawn anew: upright, smaller, without what its file tells of the borrower.)
    When prepare image says 'drawn'
    Then uploading
    When upload image says 'refused'
    Then failed (The picture did not arrive; it can be sent again or removed.)
    When the person sends the picture again
    Then uploading
    When upload image says 'cut'
    Then failed
    When the person sends the picture again
    Then uploading
    When 60 s pass
    Then failed
    When the person sends the picture again
    Then uploading
    When upload image says 'half'
    Then uploading
    When upload image says 'refused'
    Then failed
    When the person sends the picture again
    Then uploading
